import EarshotScenarios
import Testing

@Suite("A wrong transcript is refused with place and reason")
struct TranscriptErrorTests {
  private static let allowanceForm =
    "expected 'audit-allow: RULE: REASON', such as "
    + "'audit-allow: missing-label: the badge is decoration'"

  private static let wrongHeaders = [
    ("", "t:1:1: error: the header names no screen; add 'screen: NAME'"),
    ("# A\nset: a b\n\n> next", "t:3:1: error: the header names no screen; add 'screen: NAME'"),
    ("screem: a", "t:1:1: error: unknown key 'screem'; did you mean 'screen'?"),
    (
      "screen: a\nopening: b",
      "t:2:1: error: unknown key 'opening'; a header has 'screen', 'set' and 'audit-allow'"
    ),
    ("screen: a\nscreen: b", "t:2:1: error: 'screen' is given twice"),
    ("screen:  ", "t:1:8: error: 'screen' has no value"),
    (
      "screen: a\nset: hints",
      "t:2:6: error: expected 'set: NAME VALUE', such as 'set: hints off'"
    ),
    (
      "screen: a\naudit-alow: b: c",
      "t:2:1: error: unknown key 'audit-alow'; did you mean 'audit-allow'?"
    ),
    ("screen: a\naudit-allow:", "t:2:13: error: 'audit-allow' has no value"),
    ("screen: a\naudit-allow: b", "t:2:14: error: \(allowanceForm)"),
    ("screen: a\naudit-allow: b: ", "t:2:14: error: \(allowanceForm)"),
    ("screen: a\naudit-allow: : c", "t:2:14: error: \(allowanceForm)"),
    ("screen: a\naudit-allow: B c: d", "t:2:14: error: \(allowanceForm)"),
    ("screen: a\nPress", "t:2:1: error: expected 'key: value'; a blank line ends the header"),
    (
      "screen: a\n> next",
      "t:2:1: error: a blank line must stand between the header and the first command"
    ),
    ("screen: a\u{7}", "t:1:10: error: control character; a session prints it as '\\u{7}'"),
  ]

  private static let wrongLines = [
    (">", "t:3:2: error: nothing stands after '>'"),
    (
      ">next",
      "t:3:2: error: expected a space after '>'; write '\\>' if this line is heard as it is"
    ),
    ("~", "t:3:2: error: nothing stands after '~'"),
    (
      "!!", "t:3:2: error: expected a space after '!'; write '\\!' if this line is heard as it is"
    ),
    ("~ …", "t:3:3: error: '…' has no word that could be heard"),
    (
      "[silence",
      "t:3:8: error: expected ']' at the end; write '\\[' if this line is heard as it is"
    ),
    (
      "\\u{7}",
      "t:3:1: error: only '>', '#', '~', '!', '[', '|' and '\\' need a '\\' in front; "
        + "write '\\\\' for one"
    ),
    ("A\tB", "t:3:2: error: control character; a session prints it as a space"),
    ("👩‍🚀\u{202E}B", "t:3:2: error: control character; a session prints it as '\\u{202E}'"),
  ]

  private static let mixtures = ["Yes\n~ Yes", "! Yes\n| Yes"]

  /// Transcripts that are no transcripts.
  static let refused =
    wrongHeaders.map(\.0) + (wrongLines.map(\.0) + mixtures).map { "screen: a\n\n\($0)" }

  @Test("The header must be complete and known", arguments: wrongHeaders)
  func header(_ source: String, _ message: String) {
    expect(message, reading: source)
  }

  @Test("A line that asserts nothing, or not what it seems to, is refused", arguments: wrongLines)
  func line(_ source: String, _ message: String) {
    expect(message, reading: "screen: a\n\n\(source)")
  }

  @Test(
    "A step has exact lines or assertions about words, not both", arguments: ["~ Yes", "! Yes"])
  func mixture(_ assertion: String) {
    let message =
      "t:4:1: error: a step has either exact lines or '~' and '!' lines; "
      + "write '\\' before a heard line that begins with such a mark"

    expect(message, reading: "screen: a\n\nYes\n\(assertion)")
    expect(message, reading: "screen: a\n\n\(assertion)\n| Yes")
  }

  @Test("An error without a place names the file, and no control character gets out")
  func description() {
    let error = TranscriptError(file: "a\u{1B}b\nc", message: "no such file")

    #expect("\(error)" == "a\\u{1B}b c: error: no such file")
  }

  @Test(
    "The line is shown with a caret where a terminal shows the place",
    arguments: [
      ("[silence", "  [silence", "         ^"),
      ("[静かな 👩‍🚀 e\u{301}", "  [静かな 👩‍🚀 e\u{301}", "             ^"),
      ("A\tB", "  A B", "   ^"),
      ("Red \u{1B}[31m", "  Red \\u{1B}[31m", "      ^"),
      (
        "~" + String(repeating: "-", count: 200), "  ~" + String(repeating: "-", count: 40) + "…",
        "   ^"
      ),
    ])
  func caret(_ source: String, _ line: String, _ caret: String) {
    let error = #expect(throws: TranscriptError.self) {
      try Transcript(parsing: "screen: a\n\n\(source)", file: "t")
    }

    #expect(error?.excerpt == [line, caret])
  }

  private func expect(_ message: String, reading source: String) {
    let error = #expect(throws: TranscriptError.self) {
      try Transcript(parsing: source, file: "t")
    }

    #expect(error?.description == message)
  }
}
