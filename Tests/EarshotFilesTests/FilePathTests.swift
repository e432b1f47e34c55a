import EarshotTestSupport
import Testing

@testable import EarshotFiles

@Suite("Two paths can lead to one file")
struct FilePathTests {
  @Test("Links and detours lead to the same file, whether or not it is there")
  func same() throws {
    let folder = try TemporaryFolder()
    try folder.put("x", at: "chat.json")
    try folder.makeLink("link.json", to: "chat.json")
    try folder.makeFolder("inner")

    #expect(FilePath.areSame(folder("chat.json"), folder("link.json")))
    #expect(FilePath.areSame(folder("inner/../chat.json"), folder("chat.json")))
    #expect(FilePath.areSame(folder("new.json"), folder("inner/../new.json")))
    #expect(FilePath.areSame("new.json", "./new.json"))
  }

  @Test("Other names and other folders are other files")
  func different() throws {
    let folder = try TemporaryFolder()
    try folder.put("x", at: "chat.json")
    try folder.makeFolder("inner")

    #expect(!FilePath.areSame(folder("chat.json"), folder("new.json")))
    #expect(!FilePath.areSame(folder("inner/new.json"), folder("new.json")))
    #expect(!FilePath.areSame(folder("none/a"), folder("none/b")))
  }

  @Test("A path is written from the folder of a file on, and leads there")
  func relative() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("a")
    try folder.makeFolder("b")
    try folder.makeLink("c", to: "b")
    let here = "/proc/self/cwd"

    #expect(FilePath.path(to: folder("a/x"), fromFolderOf: folder("b/y")) == folder("a/x"))
    #expect(FilePath.path(to: "x", fromFolderOf: "y") == "x")
    #expect(FilePath.path(to: "none/../x", fromFolderOf: "y").hasSuffix("x"))
    let up = FilePath.path(to: "x", fromFolderOf: folder("c/y"))
    #expect(FilePath.areSame("\(folder("b"))/\(up)", "\(here)/x"))
  }

  @Test("A path is written without detours, except where a link makes one the way")
  func detours() throws {
    let folder = try TemporaryFolder()
    try folder.put("x", at: "chat.json")
    try folder.makeFolder("inner")
    try folder.makeFolder("far")
    try folder.makeFolder("far/away")
    try folder.makeLink("link", to: "far/away")

    #expect(FilePath.withoutDetours(folder("inner/.././chat.json")) == folder("chat.json"))
    #expect(FilePath.withoutDetours(folder("link/../chat.json")) == folder("link/../chat.json"))
    #expect(FilePath.withoutDetours("none/../new.json") == "none/../new.json")
    #expect(FilePath.withoutDetours("../new.json") == "../new.json")
    #expect(FilePath.withoutDetours("./new.json") == "new.json")
  }
}
