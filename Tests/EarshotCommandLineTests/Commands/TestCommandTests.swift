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

  @Test(
    "A part that is no part is an error",
    arguments: [("x", "0"), ("3", "3"), ("2", ""), ("2", "-1"), ("2", "9223372036854775807")])
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
    "Half of what Bazel tells is an error, so that no part is taken for the whole",
    arguments: [ShardRequest.Variable.index, .statusFile])
  func halfSet(_ variable: ShardRequest.Variable) {
    let request = ShardRequest(of: CommandLineArguments(), environment: [variable: "1"])

    #expect(
      throws: CommandLineError("\(variable.rawValue) is set, and TEST_TOTAL_SHARDS is not")
    ) {
      try request.answer()
    }
  }

  @Test("A part that no transcript is in passes, and says that nothing was played")
  func emptyPart() {
    let runs = (1...4).map { run("--filter", "11.transcript", "--shard", "\($0)/4") }
    let taps = (1...4).map {
      run("--filter", "11.transcript", "--shard", "\($0)/4", "--format", "tap").output
    }

    #expect(runs.allSatisfy { $0.status == .success })
    let empty = runs.indices.filter { runs[$0].output.hasSuffix("0 passed, 0 failed\n") }
    #expect(empty.count == 3)
    for index in empty {
      #expect(
        runs[index].output == """
          part \(index + 1)/4 of 1 transcript: nothing was played, because none is in this part
          0 passed, 0 failed

          """)
      #expect(taps[index] == "TAP version 13\n1..0 # SKIP no transcript is in this part\n")
    }
  }

  @Test(
    "Numbers that make no sense are refused in one line",
    arguments: [
      ("--jobs", "0", "option '--jobs' takes a number from 1 to 256, not '0'"),
      ("--timeout", "soon", "option '--timeout' takes a number from 1 to 86400, not 'soon'"),
      ("--memory", "-1", "option '--memory' needs a value: --memory MIB"),
      (
        "--memory", "31",
        "option '--memory' takes 32 MiB or more, not '31': with less, no screen can be opened"
      ),
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

  @Test("Reports stand beside the text, each whole in its file")
  func reports() throws {
    try folder.put("theirs", at: "old.json")

    let run = run(
      "--filter", "1.transcript", "--report", folder("a.xml"), "--report", folder("old.json"),
      "--report=\(folder("a.tap"))")

    #expect(run.output == "2 passed, 0 failed\n")
    #expect(run.status == .success)
    #expect(try folder.text(of: "a.xml").contains("<testsuite name=\"earshot test\" tests=\"2\""))
    #expect(try folder.text(of: "old.json").hasPrefix("{\n  \"transcripts\": ["))
    #expect(
      try folder.text(of: "a.tap") == """
        TAP version 13
        1..2
        ok 1 - \(folder("1.transcript"))
        ok 2 - \(folder("11.transcript"))

        """)
  }

  @Test("Another format takes the place of the text, and remarks go where errors go")
  func format() throws {
    try folder.put("screen: tapback\n\n~ Press\n> next", at: "a.transcript")

    let run = run(
      "--filter", "a.transcript", "--format", "tap", "--record", "missing", "--shard", "1/1")

    #expect(run.output.hasPrefix("TAP version 13\n1..1\nnot ok 1 - "))
    #expect(run.output.hasSuffix("\n  ...\n"))
    #expect(
      run.errors == """
        recorded 1 step: \(folder("a.transcript"))

        part 1/1 of 1 transcript
        recorded 1 step in 1 transcript

        """)
    #expect(run.status == .finding)
  }

  @Test("A report that cannot be written is an error before anything is played")
  func unwritable() {
    let file = folder("absent/a.xml")

    let run = run("--report", file)

    #expect(run.status == .invalid)
    #expect(run.output == "")
    #expect(
      run.errors
        == "\(file): error: cannot be written: the folder '\(folder("absent"))' does not exist\n")
  }

  @Test("A report over a transcript that is played is refused")
  func reportOverTranscript() throws {
    try folder.makeLink("b.xml", to: "3.transcript")

    let run = run("--report", folder("b.xml"))

    #expect(
      run.errors
        == "earshot: error: option '--report' names the same file as a transcript that is played, "
        + "which would be lost\n")
    #expect(try folder.text(of: "3.transcript") == "screen: tapback\n\n~ Press and hold")
  }

  @Test(
    "A format that is none is refused",
    arguments: [
      (
        "--format", "xml",
        "option '--format' takes one of 'text', 'json', 'junit', 'tap', not 'xml'; "
          + "did you mean 'junit'?"
      ),
      (
        "--report", "a.txt",
        "option '--report' takes a file that ends in .xml, .json or .tap, not 'a.txt'"
      ),
    ])
  func wrongFormat(_ option: String, _ value: String, _ message: String) {
    #expect(run(option, value).errors == "earshot: error: \(message)\n")
  }

  @Test("A transcript that is none is shown with a caret, and nothing is played")
  func malformed() throws {
    try folder.put("screen: tapback\n\nPress\n> next\n[silence", at: "a.transcript")

    let run = run()

    #expect(run.status == .invalid)
    #expect(run.output == "")
    #expect(
      run.errors == """
        \(folder("a.transcript")):5:8: error: expected ']' at the end; write '\\[' if this line is \
        heard as it is
          [silence
                 ^

        """)
  }

  @Test("Commands that no screen could take are found before anything of a transcript is played")
  func unknownCommands() throws {
    try folder.put(
      "screen: absent\n\nPress\n> nxt\n> act Anything\n> find x\n> prevous\n> wait soon",
      at: "a.transcript")

    let run = run("--filter", "a.transcript")

    #expect(
      run.output == """
        \(folder("a.transcript")):4: error: step "nxt": unknown command; did you mean 'next'?
        \(folder("a.transcript")):7: error: step "prevous": unknown command; did you mean 'previous'?
        \(folder("a.transcript")):8: error: step "wait soon": 'wait' needs seconds, such as 1.5, not 'soon'
        to repeat: earshot test \(folder("a.transcript"))

        0 passed, 1 failed

        """)
    #expect(run.status == .finding)
  }

  @Test("The slowest are told of a run for which somebody waited")
  func slowest() {
    let start = ContinuousClock.now
    var slowest = SlowestTranscripts(isTerminal: true, start: start)
    for (index, milliseconds) in [200, 50, 1_250, 300, 900].enumerated() {
      slowest.add(
        PlayedTranscript(
          result: TranscriptResult(file: "\(index).transcript", steps: []),
          duration: .milliseconds(milliseconds)))
    }

    #expect(slowest.line(at: start + .milliseconds(900)) == nil)
    #expect(
      slowest.line(at: start + .seconds(1))
        == "slowest: 1.250 s for 2.transcript, 0.900 s for 4.transcript, 0.300 s for 3.transcript")
    #expect(SlowestTranscripts(isTerminal: true, start: start).line(at: start + .seconds(9)) == nil)
    #expect(
      SlowestTranscripts(isTerminal: false, start: start).line(at: start + .seconds(9)) == nil)
  }

  @Test("GitHub is there where its variables say so")
  func gitHub() {
    let variables = ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": folder.path]

    #expect(GitHubAnnotations(environment: { variables[$0] }) != nil)
    #expect(GitHubAnnotations(environment: { _ in nil }) == nil)
    #expect(GitHubAnnotations(environment: { $0 == "GITHUB_ACTIONS" ? "false" : nil }) == nil)
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
