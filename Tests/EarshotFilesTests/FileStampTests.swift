import EarshotTestSupport
import Testing

@testable import EarshotFiles

@Suite("A file that was written can be told from one that was not")
struct FileStampTests {
  @Test("Replacing a file changes its stamp, even with the same content")
  func replaced() throws {
    let folder = try TemporaryFolder()
    let file = try folder.put("kites", at: "file")
    let before = FileStamp(of: file)

    #expect(FileStamp(of: file) == before)
    try AtomicFile(replacing: file).write(Array("kites".utf8))

    #expect(before != nil)
    #expect(FileStamp(of: file) != before)
  }

  @Test("A file that is not there has no stamp")
  func absent() throws {
    let folder = try TemporaryFolder()

    #expect(FileStamp(of: folder("none")) == nil)
  }
}
