import EarshotScenarios
import EarshotTestSupport
import Testing

@testable import earshot

@MainActor
@Suite("Transcripts are tested from the command line")
struct TestCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for index in 0..<12 {
      try folder.put("screen: tapback\n\n~ Press and hold", at: "\(index).transcript")
    }
  }

  @Test("The parts together are all transcripts, each once")
  func union() {
    let lines = (1...3).map { run("--shard", "\($0)/3").output }
    let counts = lines.compactMap { $0.split(separator: "\n").last?.split(separator: " ").first }

    #expect(lines.allSatisfy { $0.hasSuffix(" passed, 0 failed\n") })
    #expect(counts.compactMap { Int($0) }.reduce(0, +) == 12)
    #expect(
      lines.map { $0.split(separator: "\n").first }
        == (1...3).map {
          "part \($0)/3 of 12 transcripts"
        })
  }

  @Test("Bazel chooses the part, and is told that it is heeded")
  func bazel() throws {
    let status = folder("status")
    let request = ShardRequest(
      of: CommandLineArguments(),
      environment: [.total: "4", .index: "0", .statusFile: status])

    #expect(try request.answer()?.description == "1/4")
    #expect(try folder.bytes(of: "status") == [])
  }

  @Test("A part that is no part is an error", arguments: [("x", "0"), ("3", "3"), ("2", "")])
  func wrongPart(_ total: String, _ index: String) {
    let request = ShardRequest(
      of: CommandLineArguments(), environment: [.total: total, .index: index])

    #expect(
      throws: CommandLineError(
        "TEST_TOTAL_SHARDS is '\(total)' and TEST_SHARD_INDEX '\(index)', "
          + "which is no part of the transcripts")
    ) {
      try request.answer()
    }
  }

  @Test(
    "Numbers that make no sense are refused in one line",
    arguments: [
      ("--jobs", "0", "option '--jobs' takes a number from 1 to 256, not '0'"),
      ("--timeout", "soon", "option '--timeout' takes a number from 1 to 86400, not 'soon'"),
      ("--memory", "-1", "option '--memory' needs a value: --memory MIB"),
      (
        "--shard", "3/2",
        "option '--shard' takes the number of a part and how many there are, such as '2/3', "
          + "not '3/2'"
      ),
    ])
  func numbers(_ option: String, _ value: String, _ message: String) {
    let outcome = run(option, value)

    #expect(outcome.status == .invalid)
    #expect(outcome.errors == "earshot: error: \(message)\n")
  }

  @Test("How far a long run came is redrawn on a terminal, and cleared before other lines")
  func progressOnATerminal() {
    let start = ContinuousClock.now
    var progress = TestProgress(total: 3, isPlain: false, isTerminal: true, start: start)
    var errors = ""

    progress.advance(on: &errors, at: start + .milliseconds(900))
    progress.advance(on: &errors, at: start + .seconds(2))
    progress.clear(on: &errors)
    progress.advance(on: &errors, at: start + .seconds(3))

    #expect(errors == "\r2 of 3 transcripts played\r" + String(repeating: " ", count: 25) + "\r")
  }

  @Test("Elsewhere it is a line every ten seconds")
  func progressElsewhere() {
    let start = ContinuousClock.now
    var progress = TestProgress(total: 9, isPlain: true, isTerminal: true, start: start)
    var errors = ""

    for second in [2, 9, 11, 15, 22] {
      progress.advance(on: &errors, at: start + .seconds(second))
    }

    #expect(errors == "3 of 9 transcripts played\n5 of 9 transcripts played\n")
  }

  @Test("Recording says what it wrote, fails, and has nothing to do the second time")
  func record() throws {
    try folder.put("screen: tapback\n\n~ Press\n> next", at: "a.transcript")
    try folder.put("screen: tapback\n\n~ Press\n> next\nNo", at: "b.transcript")

    let missing = run("--record", "missing", "--filter", "a.transcript")
    let changed = run("--record", "changed")
    let again = run("--record", "changed")

    #expect(missing.status == .finding)
    #expect(
      missing.output == """
        \(folder("a.transcript")):4: error: step "next": not recorded; write down what must be heard
          + heard: Is the picnic still on for Sunday? Actions available
        to repeat: earshot test \(folder("a.transcript"))

        recorded 1 step: \(folder("a.transcript"))

        recorded 1 step in 1 transcript
        0 passed, 1 failed

        """)
    #expect(changed.status == .finding)
    #expect(changed.output.hasSuffix("recorded 1 step in 1 transcript\n13 passed, 1 failed\n"))
    #expect(again.status == .success)
    #expect(again.output == "recorded 0 steps in 0 transcripts\n14 passed, 0 failed\n")
  }

  private struct Outcome {
    var status = ExitStatus.success
    var output = ""
    var errors = ""
  }

  private func run(_ options: String...) -> Outcome {
    var outcome = Outcome()
    let runner = CommandRunner(
      arguments: ["test", folder.path] + options, standardInput: { _ in TypedLines([]) },
      workerProgram: Shell.program)
    outcome.status = runner.run(printingTo: &outcome.output, errorsTo: &outcome.errors)
    return outcome
  }
}
