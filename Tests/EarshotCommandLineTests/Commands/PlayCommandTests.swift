import EarshotConversation
import EarshotSpeech
import EarshotText
import Glibc
import Testing

@testable import earshot

@MainActor
@Suite("Line mode plays a conversation from a file")
struct PlayCommandTests {
  private let folder: Shell

  init() throws { folder = try Shell() }

  private struct Outcome {
    var status: earshot.ExitStatus
    var output = ""
    var errors = ""

    var lines: [Substring] { output.split(separator: "\n") }
  }

  private func earshot(_ arguments: String..., typing lines: [String] = []) -> Outcome {
    var outcome = Outcome(status: .success)
    let runner = CommandRunner(
      arguments: arguments, standardInput: { _ in TypedLines(lines) },
      speechLibrary: SpeechLibrary(file: "libearshot-absent.so.1"), workerProgram: Shell.program)
    outcome.status = runner.run(printingTo: &outcome.output, errorsTo: &outcome.errors)
    return outcome
  }

  private func conversation(_ count: Int, at file: String = "chat.json") throws -> String {
    let path = folder.path(of: file)
    try SampleConversation.make(messages: count, seed: 20).write(toFile: path)
    return path
  }

  @Test("Nothing of a thousand messages of every kind reaches the terminal raw, one line a stop")
  func everyKindOfText() throws {
    let file = try conversation(1_000)

    let read = earshot("read", file)
    let played = earshot("play", file, typing: ["last", "previous", "first", "next", "read all"])
    let tree = earshot("tree", file)
    let described = earshot("describe", file)
    let records = earshot("describe", file, "--json")

    for outcome in [read, played, tree, described, records] {
      #expect(outcome.status == .success)
      #expect(outcome.errors == "")
      #expect(
        outcome.output.unicodeScalars.allSatisfy { $0 == "\n" || PrintableText.isPrintable($0) })
    }
    #expect(read.lines.count == 1_001)
    #expect(read.output.contains { $0 == "👩" || $0 == "❤️" })
  }

  @Test(
    "What was planned and has not come is told at the end of the input, as by somebody who quits")
  func planned() {
    let played = earshot(
      "play", "tapback", typing: ["in 0.5 next", "in 2 previous", "app announce Hi in 3", "wait 1"])

    #expect(
      played.lines.suffix(8) == [
        "> app announce Hi in 3", "[silence]", "> wait 1",
        "Is the picnic still on for Sunday? Actions available",
        "> quit", "[not done: previous: the session ended before 2 s]",
        "[not done: app announce Hi: the session ended before 3 s]", "[end]",
      ])
    #expect(played.status == .success)
    #expect(earshot("play", "tapback", typing: ["in 0 next"]).lines.suffix(1) != ["[end]"])
  }

  @Test("A tree is printed as its settings would have it")
  func settingsOfTree() {
    let ios = earshot("tree", "tapback")
    let declared = earshot("tree", "tapback", "--set", "actions-order=declared")

    #expect(ios.lines[4].hasPrefix("  actions: React with ❓, React with ‼️, React with 😂"))
    #expect(declared.lines[4].hasPrefix("  actions: React with ❤️, React with 👍, React with 👎"))
  }

  @Test("What a session of every kind of text prints passes as a transcript")
  func sessionIsATranscript() throws {
    let file = try conversation(60)
    let steps = ["next", "actions", "down", "activate"]
    let script = (0..<70).flatMap { _ in steps } + ["previous", "first", "read all"]

    let played = earshot("play", file, typing: script)
    try folder.write(played.output, to: "session.transcript")
    let tested = earshot("test", folder.path(of: "session.transcript"))

    #expect(played.status == .success)
    #expect(tested.output == "1 passed, 0 failed\n")
  }

  @Test("Reactions survive the end of the session when it is saved")
  func save() throws {
    let file = try conversation(1_000)
    let saved = folder.path(of: "saved.json")

    let first = earshot(
      "play", file, "--save", saved, typing: ["last", "act React with 👍", "quit", "next"])
    let second = earshot("play", saved, typing: ["last", "act Remove 👍"])

    #expect(first.status == .success)
    #expect(first.output.hasSuffix("> quit\n[end]\n"))
    #expect(second.status == .success)
  }

  @Test("A save that fails leaves the old file as it was, and says so in one line")
  func failedSave() throws {
    let file = try conversation(10)
    let before = folder.text(of: "chat.json")

    let outcome = earshot(
      "play", file, "--save", folder.path(of: "absent/chat.json"),
      typing: ["last", "act React with 👍"])

    #expect(outcome.status == .invalid)
    #expect(outcome.output == "")
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.contains("absent/chat.json: error: cannot be written"))
    #expect(folder.text(of: "chat.json") == before)
  }

  @Test("What somebody else saved during a session is not lost, nor is the session")
  func savedMeanwhile() throws {
    for other in ["chat.json.unsaved", "chat.json.unsaved-2"] {
      let file = try conversation(10)
      var outcome = Outcome(status: .success)
      let input = TypedLines(["last", "app arrive me Mine"])
      input.atEnd = { try? folder.write("theirs", to: "chat.json") }
      let runner = CommandRunner(
        arguments: ["play", file, "--save", file], standardInput: { _ in input })
      outcome.status = runner.run(printingTo: &outcome.output, errorsTo: &outcome.errors)

      #expect(outcome.status == .invalid)
      #expect(
        outcome.errors
          == "\(file): error: not written, because somebody else changed it meanwhile; "
          + "the conversation is kept in '\(folder.path(of: other))'\n")
      #expect(folder.text(of: "chat.json") == "theirs")
      #expect(folder.text(of: other)?.contains("Mine") == true)
    }
  }

  @Test("A mistake in a script ends the run with its line, and nothing is saved")
  func mistake() throws {
    let file = try conversation(10)
    let before = folder.text(of: "chat.json")

    let outcome = earshot(
      "play", file, "--save", file, typing: ["last", "# react", "act React with 👍", "", "nxt"])

    #expect(outcome.status == .invalid)
    #expect(
      outcome.errors == "standard input:5: error: unknown command 'nxt'; did you mean 'next'?\n")
    #expect(folder.text(of: "chat.json") == before)
  }

  @Test("At a prompt a mistake can be corrected")
  func mistakeAtPrompt() {
    var outcome = Outcome(status: .success)
    let runner = CommandRunner(
      arguments: [],
      standardInput: { _ in TypedLines(["nxt", "next"], isInteractive: true) })
    outcome.status = runner.run(printingTo: &outcome.output, errorsTo: &outcome.errors)

    #expect(outcome.status == .success)
    #expect(
      outcome.output == """
        Press and hold a message
        error: unknown command 'nxt'; did you mean 'next'?
        Is the picnic still on for Sunday? Actions available

        """)
  }

  @Test("At a prompt a line that is no text can be typed again, and what was done is kept")
  func bytesAtPrompt() throws {
    let file = try conversation(10)
    let (typed, prompts) = (Pipe(), Pipe())
    let bytes = Array("last\nact React with 👍\n".utf8) + [0xFF, 0x0A] + Array("quit\n".utf8)
    write(typed.writing, bytes, bytes.count)
    typed.closeWriting()
    var outcome = Outcome(status: .success)
    let runner = CommandRunner(
      arguments: ["play", file, "--save", file],
      standardInput: { _ in
        PromptedInput(
          reading: LineInput(descriptor: typed.reading, name: "standard input"),
          promptingOn: DescriptorOutput(prompts.writing, buffering: .full))
      })
    outcome.status = runner.run(printingTo: &outcome.output, errorsTo: &outcome.errors)

    #expect(outcome.status == .success)
    #expect(outcome.output.hasSuffix("error: this is not UTF-8 text\n[end]\n"))
    #expect(folder.text(of: "chat.json")?.contains("👍") == true)
  }

  @Test("When nobody reads the output any more, nothing more is played, unless it is kept")
  func unreadOutput() throws {
    let file = try conversation(10)
    let (ignored, kept) = (TypedLines(["last", "next"]), TypedLines(["last", "next"]))

    for (input, options) in [(ignored, []), (kept, ["--save", folder.path(of: "kept.json")])] {
      var outcome = Outcome(status: .success)
      let runner = CommandRunner(
        arguments: ["play", file] + options, standardInput: { _ in input },
        isOutputRead: { false })
      outcome.status = runner.run(printingTo: &outcome.output, errorsTo: &outcome.errors)
      #expect(outcome.status == .success)
    }

    #expect(ignored.lineNumber == 0)
    #expect(kept.lineNumber == 2)
    #expect(folder.text(of: "kept.json") != nil)
  }

  @Test("A sound file that cannot be written is refused before anything is played")
  func unwritableSoundFile() {
    let path = folder.path(of: "absent/out.wav")

    let outcome = earshot("play", "tapback", "--wav", path, typing: ["next"])

    #expect(outcome.status == .invalid)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("\(path): error: not written: the folder '"))
  }

  @Test("A screen that shows no conversation cannot be saved")
  func nothingToSave() {
    let outcome = earshot("play", "tapback", "--save", folder.path(of: "x.json"))

    #expect(outcome.status == .invalid)
    #expect(
      outcome.errors
        == "earshot: error: option '--save': this screen shows no conversation to save\n")
  }

  @Test("Without the speech library, speaking goes on in text with one line and status 0")
  func speakWithoutLibrary() {
    let outcome = earshot("play", "tapback", "--speak", typing: ["next"])

    #expect(outcome.status == .success)
    #expect(outcome.output.contains("Is the picnic still on for Sunday? Actions available\n"))
    #expect(
      outcome.errors == """
        earshot: speech is off: libearshot-absent.so.1 was not found; \
        install libespeak-ng-dev (or libespeak-ng1) to hear it

        """)
  }

  @Test("Without the speech library, a sound file is an error, and none is written")
  func soundFileWithoutLibrary() {
    let outcome = earshot("read", "tapback", "--wav", folder.path(of: "out.wav"))

    #expect(outcome.status == .invalid)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("earshot: error: speech is off: libearshot-absent.so.1"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(folder.text(of: "out.wav") == nil)
  }

  @Test("Emoji are printed by name when that is asked for")
  func emojiNames() {
    let outcome = earshot("read", "conversation", "--emoji", "names")

    #expect(outcome.output.contains("Ana and Ben reacted with red heart. Actions available\n"))
  }

  @Test("Names of emoji are those of the language that the reader is set to")
  func emojiNamesInLanguage() {
    let outcome = earshot("read", "conversation", "--emoji", "names", "--set", "language=de")

    #expect(outcome.output.contains("Ana and Ben reacted with rotes Herz. Aktionen verfügbar\n"))
  }

  @Test("Names of emoji follow a language that is set later")
  func emojiNamesInLaterLanguage() {
    let outcome = earshot(
      "play", "conversation", "--emoji", "names",
      typing: ["read all", "set language de", "read all"])

    #expect(outcome.output.contains("Ana and Ben reacted with red heart. Actions available\n"))
    #expect(outcome.output.contains("Ana and Ben reacted with rotes Herz. Aktionen verfügbar\n"))
  }

  @Test(
    "What cannot be opened or set is one line with what to write instead",
    arguments: [
      (["read", "tapbak"], "earshot: error: unknown screen 'tapbak'; did you mean 'tapback'?\n"),
      (
        ["describe", "tapbak", "--json"],
        "earshot: error: unknown screen 'tapbak'; did you mean 'tapback'?\n"
      ),
      (
        ["describe", "--set", "hint=off"],
        "earshot: error: option '--set': unknown setting 'hint'; did you mean 'hints'?\n"
      ),
      (
        ["read", "xyz"],
        "earshot: error: unknown screen 'xyz'; known are 'tapback', 'tapback-accessible', "
          + "'stream-reactions', 'stream-reactions-accessible', 'popover', "
          + "'popover-accessible', 'compose', 'activity', 'conversation'\n"
      ),
      (
        ["read", "./absent.json"],
        "./absent.json: error: cannot be read: No such file or directory\n"
      ),
      (
        ["read", "View.swift"],
        "View.swift: error: cannot be read: No such file or directory\n"
      ),
      (
        ["read", "--set", "hint=off"],
        "earshot: error: option '--set': unknown setting 'hint'; did you mean 'hints'?\n"
      ),
      (
        ["play", "--script", "./absent.txt"],
        "./absent.txt: error: No such file or directory\n"
      ),
    ])
  func mistakesInTheCall(arguments: [String], message: String) {
    var outcome = Outcome(status: .success)
    let runner = CommandRunner(arguments: arguments, standardInput: { _ in TypedLines([]) })
    outcome.status = runner.run(printingTo: &outcome.output, errorsTo: &outcome.errors)

    #expect(outcome.status == .invalid)
    #expect(outcome.output == "")
    #expect(outcome.errors == message)
  }
}
