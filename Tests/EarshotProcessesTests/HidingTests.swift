import Glibc
import Testing

@testable import EarshotProcesses

@Suite("A file can be hidden from code that closes a row of descriptors")
struct HidingTests {
  @Test("A copy is far from the first numbers, and no other program gets it")
  func copy() throws {
    let file = try UnnamedFile.make()

    let copy = Descriptor.hiddenCopy(of: file.number)
    defer { close(copy) }

    #expect(copy > 255)
    #expect(fcntl(copy, F_GETFD) == FD_CLOEXEC)
    #expect(Descriptor.write([1], to: copy))
    #expect(lseek(file.number, 0, SEEK_END) == 1)
  }

  @Test("What is hidden is not where it was, and what is not open cannot be hidden")
  func move() throws {
    let file = try UnnamedFile.make()
    let number = fcntl(file.number, F_DUPFD_CLOEXEC, 3)
    var before = stat()
    fstat(number, &before)

    let hidden = Descriptor.hide(number)
    defer { close(hidden) }

    var after = stat()
    #expect(fstat(hidden, &after) == 0)
    #expect(hidden != number && before.st_ino == after.st_ino)
    #expect(Descriptor.hiddenCopy(of: -1) == -1)
    #expect(Descriptor.hide(-1) == -1)
  }
}
