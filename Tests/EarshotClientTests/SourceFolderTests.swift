import EarshotFiles
import EarshotTestSupport
import Glibc
import Testing

@testable import EarshotClient

@Suite("A folder has the source files of a project")
struct SourceFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func put(_ names: String...) throws {
    for name in names {
      let parts = name.split(separator: "/").dropLast()
      if !parts.isEmpty { try FilePath.makeFolder(folder(parts.joined(separator: "/"))) }
      try folder.put("", at: name)
    }
  }

  private func files(in name: String = "UI") -> [String] {
    SourceFolder(folder(name)).files.map { String($0.dropFirst(folder(name).count + 1)) }
  }

  @Test(
    "They are in the order of their bytes; what is hidden, built, fetched or a test is not among them"
  )
  func files() throws {
    try put(
      "UI/B.swift", "UI/a.swift", "UI/Rows/C.swift", "UI/Package.swift", "UI/.hidden.swift",
      "UI/.build/D.swift", "UI/Tests/E.swift", "UI/Pods/F.swift", "UI/notes.txt", "UI/swift")

    #expect(files() == ["B.swift", "Rows/C.swift", "a.swift"])
    #expect(SourceFolder(folder("UI/")).files == SourceFolder(folder("UI")).files)
  }

  @Test("Names may have anything in them")
  func names() throws {
    try put("UI/a b/c\nd.swift", "UI/-x.swift", "UI/🧵#1/\"q\".swift")

    #expect(files() == ["-x.swift", "a b/c\nd.swift", "🧵#1/\"q\".swift"])
  }

  @Test("Links to folders are not followed, and a folder is no file, whatever it is called")
  func links() throws {
    try put("UI/A.swift", "UI/Old.swift/B.swift")
    symlink("..", folder("UI/loop"))
    symlink("me.swift", folder("UI/me.swift"))

    #expect(files() == ["A.swift", "Old.swift/B.swift", "me.swift"])
  }

  @Test("Folders that lie too deep in one another are not looked into")
  func deep() throws {
    let path = (0..<40).map { "\($0)" }.joined(separator: "/")
    try put("UI/\(path)/Deep.swift", "UI/0/1/Near.swift")

    #expect(files() == ["0/1/Near.swift"])
  }

  @Test("Of very many files, no more are found than it takes to know that they are too many")
  func many() throws {
    try FilePath.makeFolder(folder("UI"))
    for index in 0..<2_010 { try folder.put("", at: "UI/\(index).swift") }

    #expect(files().count == 2_001)
    let error = try #require(
      throws: ClientBuildError.self,
      performing: {
        try ClientSources([folder("UI")], remembering: ClientCache(folder: folder("cache")))
      })
    #expect("\(error)" == "\(folder("UI")): error: there are more than 2000 Swift files")
  }
}
