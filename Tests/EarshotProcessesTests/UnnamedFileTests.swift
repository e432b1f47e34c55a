import EarshotTestSupport
import Glibc
import Testing

@testable import EarshotProcesses

@Suite("A file without a name is made where one can be")
struct UnnamedFileTests {
  @Test("It can be written and read, and nothing shows in the folder")
  func make() throws {
    let folder = try TemporaryFolder()

    let file = try UnnamedFile.make(in: [folder.path])
    let isWritten = Descriptor.write(Array("kite".utf8), to: file.number)
    lseek(file.number, 0, SEEK_SET)

    #expect(isWritten)
    #expect(Descriptor.read(from: file.number) == Array("kite".utf8))
    #expect(folder.names == [])
  }

  @Test("Where a folder takes none, the next one is tried; where none does, it is told why")
  func otherFolder() throws {
    let folder = try TemporaryFolder()

    _ = try UnnamedFile.make(in: [folder("absent"), folder.path])

    #expect(throws: SystemRefusal("make a temporary file", code: ENOENT)) {
      try UnnamedFile.make(in: [folder("absent")])
    }
  }
}
