import Glibc
import Testing

@testable import EarshotProcesses

@Suite("How a process ended is put into words")
struct ProcessEndTests {
  private func words(status: Int32, peak: Int = 10, output: String = "") -> String {
    ProcessEnd(status: status, peak: peak, memoryLimit: 100, output: output).words
  }

  @Test("An end of its own accord is told with its status")
  func ended() {
    #expect(words(status: 3 << 8) == "the process ended of its own accord, with status 3")
  }

  @Test("A signal is told by its number and name, with the memory if there was much of it")
  func signal() {
    #expect(words(status: SIGKILL) == "the process was ended by signal 9 (Killed)")
    #expect(
      words(status: SIGKILL, peak: 90)
        == "the process was ended by signal 9 (Killed); it used 90 MiB, and may use 100 MiB")
  }

  @Test(
    "The line that gives the reason is repeated, or else the last, with nothing that acts on a terminal"
  )
  func lastWords() {
    #expect(
      words(status: 256, output: "a\nFatal error: no\nb\n")
        == "the process ended of its own accord, with status 1; it printed: Fatal error: no")
    #expect(
      ProcessEnd(status: 4, peak: 0, memoryLimit: 9, output: "a\nFatal error: no\nb\n").reason
        == "Fatal error: no")
    #expect(ProcessEnd(status: 4, peak: 0, memoryLimit: 9, output: "a\n").reason == nil)
    #expect(
      words(status: 256, output: "a\n\u{1B}[31mb\n")
        == "the process ended of its own accord, with status 1; it printed: \\u{1B}[31mb")
  }
}
