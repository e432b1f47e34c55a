import Testing

@testable import EarshotBenchmarks

@Suite("A call names benchmarks")
struct BenchmarkArgumentsTests {
  private let known = ["step", "walk"]

  @Test("Names and the length of the walk are understood")
  func understands() throws {
    let arguments = try BenchmarkArguments(parsing: ["walk", "--commands", "500"], known: known)

    #expect(arguments.task == .run)
    #expect(arguments.names == ["walk"])
    #expect(arguments.commands == 500)
  }

  @Test(
    "What is wrong is said with what may have been meant",
    arguments: [
      (["stpe"], "unknown benchmark 'stpe'; did you mean 'step'?"),
      (["--lst"], "unknown option '--lst'; did you mean '--list'?"),
      (["--commands"], "--commands needs a number"),
      (["--commands", "0"], "--commands takes a number from 1 to 1000000000, not '0'"),
    ])
  func refuses(words: [String], message: String) {
    #expect(throws: BenchmarkError(message)) {
      try BenchmarkArguments(parsing: words, known: known)
    }
  }
}
