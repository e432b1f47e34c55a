import EarshotReader
import EarshotScenarios
import Testing

@Suite("A transcript is read as it is written")
struct TranscriptTests {
  static let reacting = """
    # Reacting, and taking it back
    screen: tapback
    set: hints off
    set: actions-order declared

    Press and hold a message
    > next
    Is the picnic still on for Sunday? Actions available

    # The heart is the first of them.
    > act React with ❤️
    Reacted with ❤️
    > next
    ~ Yes
    ! React with

    """

  private static let marked: [(String, TranscriptLine)] = [
    ("[silence]", TranscriptLine.silence),
    ("[nothing happened: no action]", .notice("nothing happened: no action")),
    ("[1] of [2]]", .notice("1] of [2]")),
    ("| Reply", .answer("Reply")),
    ("|", .answer("")),
    ("|  indented", .answer(" indented")),
    ("\\> next", .speech("> next")),
    ("\\# one", .speech("# one")),
    ("\\~", .speech("~")),
    ("\\!", .speech("!")),
    ("\\[silence]", .speech("[silence]")),
    ("\\| Reply", .speech("| Reply")),
    ("\\\\o/", .speech("\\o/")),
    ("Red \\u{1B}[31m", .speech("Red \u{1B}[31m")),
    ("A \\ B", .speech("A \\ B")),
  ]

  private static let windows =
    "# A\r\n\r\n# B\r\nscreen: s\r\n# C\r\nset: a b  c\r\n\r\n\r\n> next\r\n\r\nYes\r\n#"

  /// Transcripts of every form.
  static let accepted =
    [
      reacting, windows, "screen: s", "\n#\u{7}\n\nset:a  b c\n# \nscreen :s",
      "audit-allow: a-1:  it is so: yes\nscreen: a\naudit-allow :b : c\n\nYes",
      "screen: a\n\n~  a, b\n! 👍\n\n~ c",
    ]
    + marked.map { "screen: s\n\n\($0.0)  \t" }

  @Test("The header names the screen and the settings in their order")
  func header() throws {
    let transcript = try Transcript(parsing: Self.reacting, file: "react.transcript")

    #expect(
      transcript.header
        == TranscriptHeader(
          screen: "tapback",
          settings: [
            TranscriptSetting(name: "hints", value: "off"),
            TranscriptSetting(name: "actions-order", value: "declared"),
          ]))
    #expect(transcript.screenLine == 2)
  }

  @Test("The header tells what an audit may find, and why, and prints it again")
  func allowances() throws {
    let transcript = try Transcript(
      parsing: "screen: s\naudit-allow: missing-label:  decoration: it is\naudit-allow: b : c\n",
      file: "t")

    #expect(
      transcript.header.allowances == [
        TranscriptAllowance(rule: "missing-label", reason: "decoration: it is"),
        TranscriptAllowance(rule: "b", reason: "c"),
      ])
    #expect(transcript.allowanceLines == [2, 3])
    #expect(
      transcript.header.description
        == "screen: s\naudit-allow: missing-label: decoration: it is\naudit-allow: b: c\n\n")
  }

  @Test("The opening and every expectation know their lines")
  func steps() throws {
    let transcript = try Transcript(parsing: Self.reacting, file: "react.transcript")

    #expect(transcript.opening == [heard("Press and hold a message", 6)])
    #expect(
      transcript.steps == [
        TranscriptStep(
          command: "next", line: 7,
          expectations: [heard("Is the picnic still on for Sunday? Actions available", 8)]),
        TranscriptStep(
          command: "act React with ❤️", line: 11, expectations: [heard("Reacted with ❤️", 12)]),
        TranscriptStep(
          command: "next", line: 13,
          expectations: [
            TranscriptExpectation(.conveys("Yes"), line: 14),
            TranscriptExpectation(.omits("React with"), line: 15),
          ]),
      ])
  }

  @Test("The source is kept, so that it can be written again as it was")
  func source() throws {
    let transcript = try Transcript(parsing: Self.reacting, file: "react.transcript")

    #expect(transcript.sourceLines.joined(separator: "\n") == Self.reacting)
  }

  @Test(
    "Each mark at the start of a line has its meaning, and a backslash takes it away",
    arguments: marked)
  func marks(_ source: String, _ line: TranscriptLine) throws {
    let transcript = try Transcript(parsing: "screen: s\n\n\(source)  \t", file: "t")

    #expect(transcript.opening == [TranscriptExpectation(.line(line), line: 3)])
  }

  @Test("Line ends of Windows, blank lines and comments do not count")
  func free() throws {
    let transcript = try Transcript(parsing: Self.windows, file: "t")

    #expect(
      transcript.header
        == TranscriptHeader(
          screen: "s", settings: [TranscriptSetting(name: "a", value: "b  c")]))
    #expect(
      transcript.steps == [
        TranscriptStep(command: "next", line: 9, expectations: [heard("Yes", 11)])
      ])
  }

  @Test("A step without lines has no expectations")
  func unrecorded() throws {
    let transcript = try Transcript(parsing: "screen: s\n\n> next\n> current", file: "t")

    #expect(transcript.opening == [])
    #expect(transcript.openingLine == 3)
    #expect(transcript.steps.map(\.expectations) == [[], []])
  }

  @Test(
    "A screen that looks like a file is looked for beside the transcript",
    arguments: [
      ("tapback", "Scenarios/a.transcript", ScreenReference.named("tapback")),
      ("chat.json", "Scenarios/a.transcript", .file("Scenarios/chat.json")),
      ("../chat.json", "/home/a.transcript", .file("/home/../chat.json")),
      ("/chat.json", "Scenarios/a.transcript", .file("/chat.json")),
      ("chat.swift", "a.transcript", .source(SourceReference(paths: ["chat.swift"], screen: nil))),
      (
        "../UI/Row.swift#Long name", "Scenarios/a.transcript",
        .source(SourceReference(paths: ["Scenarios/../UI/Row.swift"], screen: "Long name"))
      ),
      (
        "My Row.swift ../Chat.swift#2", "Scenarios/a.transcript",
        .source(
          SourceReference(
            paths: ["Scenarios/My Row.swift", "Scenarios/../Chat.swift"], screen: "2"))
      ),
      ("../UI#Row", "a/b.transcript", .source(SourceReference(paths: ["a/../UI"], screen: "Row"))),
      ("chat #1.json", "a.transcript", .file("chat #1.json")),
      (
        "UI #1/Row.swift", "a.transcript",
        .source(SourceReference(paths: ["UI #1/Row.swift"], screen: nil))
      ),
      (
        "UI #1/Row.swift#Long", "a.transcript",
        .source(SourceReference(paths: ["UI #1/Row.swift"], screen: "Long"))
      ),
      ("UI #1/", "a.transcript", .file("UI #1/")),
      ("trees/chat", "a.transcript", .file("trees/chat")),
    ])
  func screen(_ screen: String, _ file: String, _ reference: ScreenReference) throws {
    let transcript = try Transcript(parsing: "screen: \(screen)", file: file)

    #expect(transcript.screen == reference)
  }

  private func heard(_ text: String, _ line: Int) -> TranscriptExpectation {
    TranscriptExpectation(.line(.speech(text)), line: line)
  }
}
