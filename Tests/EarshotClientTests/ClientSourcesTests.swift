import EarshotFiles
import EarshotTestSupport
import Glibc
import Testing

@testable import EarshotClient

@Suite("The files that are compiled together are those that were asked for and what they need")
struct ClientSourcesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func put(_ text: String, at name: String) throws {
    let parts = name.split(separator: "/").dropLast()
    if !parts.isEmpty { try FilePath.makeFolder(folder(parts.joined(separator: "/"))) }
    unlink(folder(name))
    try folder.put(text, at: name)
  }

  private func sources(_ names: String...) throws(ClientBuildError) -> ClientSources {
    try ClientSources(names.map { folder($0) }, remembering: ClientCache(folder: folder("cache")))
  }

  private func names(_ names: String...) throws -> [String] {
    try ClientSources(names.map { folder($0) }, remembering: ClientCache(folder: folder("cache")))
      .files.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  private func error(of names: String...) throws -> String {
    let error = try #require(
      throws: ClientBuildError.self,
      performing: {
        try ClientSources(
          names.map { folder($0) }, remembering: ClientCache(folder: folder("cache")))
      })
    return "\(error)".replacing(folder.path + "/", with: "")
  }

  @Test("What is needed is found by the names that are used, and what that needs in turn")
  func needed() throws {
    try put("struct A { var b: B }", at: "Sources/UI/A.swift")
    try put("struct B { var c: C }", at: "Sources/UI/Rows/B.swift")
    try put("struct C {}", at: "Sources/UI/C.swift")
    try put("struct D {}", at: "Sources/UI/D.swift")

    #expect(
      try names("Sources/UI/A.swift") == [
        "Sources/UI/A.swift", "Sources/UI/Rows/B.swift", "Sources/UI/C.swift",
      ])
  }

  @Test("What is needed is looked for again when a file changes, comes or goes")
  func changes() throws {
    try put("struct A { var b: B }", at: "A.swift")
    try put("struct B {}", at: "B.swift")
    try put("struct C {}", at: "C.swift")

    #expect(try names("A.swift") == ["A.swift", "B.swift"])
    #expect(try names("A.swift") == ["A.swift", "B.swift"])

    try put("struct B { var c: C }", at: "B.swift")

    #expect(try names("A.swift") == ["A.swift", "B.swift", "C.swift"])

    unlink(folder("C.swift"))
    try put("struct C {}", at: "E.swift")

    #expect(try names("A.swift") == ["A.swift", "B.swift", "E.swift"])

    try put("struct A {}", at: "A.swift")

    #expect(try names("A.swift") == ["A.swift"])
  }

  @Test("Two files of one name are refused if both were asked for, and else the first is taken")
  func sameNames() throws {
    try put("struct A { var b: B }", at: "Sources/UI/A.swift")
    try put("struct B {}", at: "Sources/UI/One/B.swift")
    try put("struct B {}", at: "Sources/UI/Two/B.swift")

    #expect(try names("Sources/UI/A.swift") == ["Sources/UI/A.swift", "Sources/UI/One/B.swift"])
    #expect(
      try error(of: "Sources/UI/One/B.swift", "Sources/UI/Two/B.swift") == """
        Sources/UI/Two/B.swift: error: 'Sources/UI/One/B.swift' has the same name, and files that are \
        compiled together need names of their own; name the files that are meant
        """)
  }

  @Test("A file that is named twice, or by way of a link, is there once")
  func twice() throws {
    try put("struct A {}", at: "A.swift")
    symlink("A.swift", folder("Link.swift"))

    #expect(try names("A.swift", "A.swift") == ["A.swift"])
    #expect(try names("Link.swift") == ["Link.swift"])
  }

  @Test("What is no ordinary file is refused, and is not waited for")
  func odd() throws {
    mkfifo(folder("Pipe.swift"), 0o600)
    symlink("Loop.swift", folder("Loop.swift"))
    symlink("/dev/null", folder("Null.swift"))
    try FilePath.makeFolder(folder("Empty"))
    try put(String(repeating: " ", count: 5 << 20), at: "Large.swift")

    #expect(try error(of: "Pipe.swift") == "Pipe.swift: error: it is not an ordinary file")
    #expect(try error(of: "Null.swift") == "Null.swift: error: it is not an ordinary file")
    #expect(
      try error(of: "Loop.swift")
        == "Loop.swift: error: cannot be read: Too many levels of symbolic links")
    #expect(try error(of: "Empty") == "Empty: error: there are no Swift files in this folder")
    #expect(
      try error(of: "Absent.swift")
        == "Absent.swift: error: cannot be read: No such file or directory")
    #expect(
      try error(of: "Large.swift") == "Large.swift: error: cannot be read: it is larger than 4 MiB")
  }

  @Test("Odd files beside one that is asked for do no harm")
  func oddNeighbours() throws {
    try put("struct A { var b: B }", at: "A.swift")
    try put("struct B {}", at: "B.swift")
    mkfifo(folder("Pipe.swift"), 0o600)
    symlink("Loop.swift", folder("Loop.swift"))
    try folder.put([0xFF, 0x00, 0xC3], at: "Bytes.swift")

    #expect(try names("A.swift") == ["A.swift", "B.swift"])
  }
}
