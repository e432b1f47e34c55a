import EarshotConversation
import EarshotTestSupport
import Testing

@testable import earshot

@MainActor
@Suite("A session can be kept as a transcript that passes")
struct SaveTranscriptTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("What is typed at a prompt is kept with what was heard, and mistakes are not")
  func interactive() throws {
    let typed = ["next", "nxt", "# a remark", "actions", "act React with ❤️", "hold", "in 1 next"]

    let run = earshot(
      ["play", "tapback", "--set", "hints=off", "--save-transcript", folder("a.transcript")],
      typing: typed)

    #expect(run.status == .success)
    #expect(
      try folder.text(of: "a.transcript") == """
        screen: tapback
        set: hints off

        Press and hold a message
        > next
        Is the picnic still on for Sunday? Actions available
        > actions
        | Activate (default)
        | React with ❓
        | React with ‼️
        | React with 😂
        | React with 👎
        | React with 👍
        | React with ❤️
        > act React with ❤️
        Reacted with ❤️
        > hold
        button
        > in 1 next
        [silence]
        > quit
        [not done: next: the session ended before 1 s]
        [end]

        """)
    #expect(earshot(["test", folder("a.transcript")]).output == "1 passed, 0 failed\n")
  }

  @Test("However emoji and speech are printed, the transcript keeps what is compared")
  func otherPrinting() throws {
    _ = earshot(
      [
        "play", "conversation", "--emoji", "names", "--phrasing", "snapshot", "--save-transcript",
        folder("a.transcript"),
      ], typing: ["last", "previous", "quit"])

    #expect(try folder.text(of: "a.transcript").contains("\nBen, 🎉🎉. Actions available\n"))
    #expect(earshot(["test", folder("a.transcript")]).output == "1 passed, 0 failed\n")
  }

  @Test("A screen from a file is found again from the folder of the transcript")
  func screenFile() throws {
    try folder.makeFolder("chats")
    try folder.makeFolder("tests")
    try SampleConversation.make(messages: 3, seed: 1).write(toFile: folder("chats/chat.json"))

    let run = try Shell().run(
      """
      cd '\(folder.path)'
      echo last | swift run earshot play chats/chat.json --save-transcript tests/a.transcript
      cd tests; head -n 1 a.transcript; swift run earshot test a.transcript
      """)

    #expect(run.hasSuffix("screen: ../chats/chat.json\n1 passed, 0 failed\n"))
  }

  @Test("A file that exists is not written over unless the call says so")
  func existing() throws {
    let file = try folder.put("mine", at: "a.transcript")

    let refused = earshot(["play", "--save-transcript", file], typing: ["next"])
    let kept = try folder.text(of: "a.transcript")
    let asked = earshot(["play", "--save-transcript", file, "--overwrite"], typing: ["next"])

    #expect(refused.status == .invalid)
    #expect(refused.output == "")
    #expect(
      refused.errors
        == "\(file): error: it exists already; name another file, or add '--overwrite'\n")
    #expect(kept == "mine")
    #expect(asked.status == .success)
    #expect(try folder.text(of: "a.transcript").hasPrefix("screen: tapback\n\nPress and hold"))
  }

  @Test("What somebody else wrote there meanwhile is not lost, nor is the session")
  func writtenMeanwhile() throws {
    let file = folder("a.transcript")
    let input = TypedLines(["next"], isInteractive: true)
    input.atEnd = { [folder] in _ = try? folder.put("theirs", at: "a.transcript") }

    let run = earshot(["play", "--save-transcript", file], from: input)

    #expect(run.status == .invalid)
    #expect(
      run.errors
        == "\(file): error: not written, because somebody else changed it meanwhile; "
        + "the transcript is kept in '\(file).unsaved'\n")
    #expect(try folder.text(of: "a.transcript") == "theirs")
    #expect(try folder.text(of: "a.transcript.unsaved").contains("> next\n"))
  }

  @Test("A folder that does not exist is an error before the session")
  func absentFolder() {
    let file = folder("absent/a.transcript")

    let run = earshot(["play", "--save-transcript", file], typing: ["next"])

    #expect(run.status == .invalid)
    #expect(run.output == "")
    #expect(
      run.errors
        == "\(file): error: cannot be written: the folder '\(folder("absent"))' does not exist\n")
  }

  @Test("A mistake in a script keeps nothing")
  func script() throws {
    let run = earshot(
      ["play", "--save-transcript", folder("a.transcript")],
      from: TypedLines(["next", "nxt"], isInteractive: false))

    #expect(run.status == .invalid)
    #expect(folder.names == [])
  }

  @Test("A file can only be written over where one is written")
  func overwriteAlone() {
    #expect(
      earshot(["play", "--overwrite"]).errors
        == "earshot: error: option '--overwrite' needs '--save-transcript' beside it\n")
  }

  @Test("At a terminal, the end of the input keeps the session")
  func terminal() throws {
    let terminal = try Terminal(
      running: Shell.program,
      ["play", "--plain", "--save-transcript", folder("a.transcript")])

    try terminal.wait(for: "Press and hold a message\r\n> ")
    try terminal.type("next\n")
    try terminal.wait(for: "Is the picnic still on for Sunday? Actions available\r\n> ")
    try terminal.type("\u{4}")

    #expect(terminal.waitForExit() == 0)
    #expect(
      try folder.text(of: "a.transcript") == """
        screen: tapback

        Press and hold a message
        > next
        Is the picnic still on for Sunday? Actions available

        """)
  }

  private struct Outcome {
    var status: earshot.ExitStatus = .success
    var output = ""
    var errors = ""
  }

  private func earshot(_ arguments: [String], typing lines: [String] = []) -> Outcome {
    earshot(arguments, from: TypedLines(lines, isInteractive: true))
  }

  private func earshot(_ arguments: [String], from input: TypedLines) -> Outcome {
    var outcome = Outcome()
    let runner = CommandRunner(
      arguments: arguments, standardInput: { _ in input }, workerProgram: Shell.program)
    outcome.status = runner.run(printingTo: &outcome.output, errorsTo: &outcome.errors)
    return outcome
  }
}
