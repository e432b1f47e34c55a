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
}
