import EarshotProcesses
import Glibc
import Testing

@testable import EarshotClient

@Suite("What a process prints where errors go is kept while it does something")
struct ErrorLogTests {
  private let file: OwnedDescriptor
  private let log: ErrorLog

  init() throws {
    file = try UnnamedFile.make()
    log = ErrorLog(descriptor: file.number)
  }

  private func write(_ text: String) { _ = Descriptor.write(Array(text.utf8), to: file.number) }

  @Test("It is there until it is emptied")
  func bytes() {
    write("one\n")
    write("two\n")

    #expect(log.text == "one\ntwo\n")

    log.empty()
    write("three\n")

    #expect(log.text == "three\n")
  }

  @Test("Addresses of functions are left out, and what follows them is not")
  func trace() {
    write("Fatal error: no\nCurrent stack trace:\n0 a 0x1\n1 b 0x2\nthe end\n")

    #expect(log.text == "Fatal error: no\nthe end\n")
  }

  @Test("Of very much, the beginning is kept, and it is told how much more there was")
  func much() {
    write(String(repeating: "a", count: (1 << 20) + 5))

    #expect(log.bytes.count < (1 << 20) + 100)
    #expect(
      log.text.hasSuffix("aa\nearshot: note: the code printed 5 bytes more; they are left out\n"))
  }

  @Test("Where client code has closed it and opened a file of its own, that file is left alone")
  func replaced() throws {
    let other = try UnnamedFile.make()
    _ = Descriptor.write(Array("precious".utf8), to: other.number)
    dup2(other.number, file.number)

    log.empty()

    #expect(log.descriptor == nil)
    #expect(log.bytes == [])
    #expect(ErrorLog(descriptor: other.number).text == "precious")
  }
}
