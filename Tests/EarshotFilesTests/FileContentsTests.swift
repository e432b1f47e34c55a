import EarshotTestSupport
import Testing

@testable import EarshotFiles

@Suite("Files are read whole, up to a limit")
struct FileContentsTests {
  @Test("A file is read as it is, exactly as large as the limit too")
  func whole() throws {
    let folder = try TemporaryFolder()
    try folder.put("kite", at: "file")
    try folder.put("", at: "empty")

    #expect(try FileContents.read(folder("file"), limit: 4) == Array("kite".utf8))
    #expect(try FileContents.read(folder("empty"), limit: 4) == [])
  }

  @Test("A file that does not tell its size is read to its end")
  func unknownSize() throws {
    #expect(try !FileContents.read("/proc/self/stat", limit: 1 << 16).isEmpty)
  }

  @Test("A file that is too large, or endless, is refused", arguments: ["file", "/dev/zero"])
  func tooLarge(file: String) throws {
    let folder = try TemporaryFolder()
    try folder.put("kites", at: "file")
    let path = file.hasPrefix("/") ? file : folder(file)

    #expect(throws: FileFailure("it is larger than 4 bytes")) {
      try FileContents.read(path, limit: 4)
    }
  }

  @Test("A limit of whole mebibytes is said as such")
  func mebibytes() {
    #expect(FileFailure.tooLarge(limit: 256 << 20) == FileFailure("it is larger than 256 MiB"))
    #expect(FileFailure.tooLarge(limit: 1 << 20 | 1).reason == "it is larger than 1048577 bytes")
  }
}
