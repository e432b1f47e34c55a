import EarshotJSON
import EarshotReader
import EarshotScenarios
import Testing

@Suite("The record of a transcript says all that its result says")
struct TranscriptRecordTests {
  @Test("A result is written as its path, its status and its steps")
  func written() {
    let failure = TranscriptFailure(
      command: "next", line: 6, expected: [.speech("Yes"), .notice("boundary")],
      heard: [.speech("[No]"), .answer("Reply")], reason: .differs)
    let result = TranscriptResult(
      file: "chat.transcript",
      steps: [
        StepResult(command: nil, line: 3, heard: [.speech("Hold a message")]),
        StepResult(command: "next", line: 5, heard: failure.heard, failure: failure),
      ])

    #expect(
      Self.text(of: result) == """
        {
          "path": "chat.transcript",
          "status": "failed",
          "steps": [
            {
              "line": 3,
              "status": "passed",
              "heard": [
                "Hold a message"
              ]
            },
            {
              "line": 5,
              "command": "next",
              "status": "failed",
              "heard": [
                "\\\\[No]",
                "| Reply"
              ],
              "failure": {
                "line": 6,
                "reason": "differs",
                "expected": [
                  "Yes",
                  "[boundary]"
                ]
              }
            }
          ]
        }

        """)
  }

  @Test(
    "What is written and read again is the same result",
    arguments: [
      TranscriptFailure.Reason.differs, .unrecorded, .unknownCommand(suggestion: nil),
      .unknownCommand(suggestion: "next"), .stopped("no screen"), .crashed("ended by SIGSEGV"),
      .timedOut(seconds: 60), .assertsNothing,
      .unmet([
        TranscriptExpectation(.conveys("Yes no"), line: 4),
        TranscriptExpectation(.omits("Reply"), line: 5),
      ]),
    ])
  func readAgain(_ reason: TranscriptFailure.Reason) throws {
    let heard = Self.lines
    let failure = TranscriptFailure(
      command: "find 👍🏽\\", line: 9, expected: reason == .differs ? Self.lines.reversed() : [],
      heard: heard, reason: reason, unplayedSteps: 3)
    let result = TranscriptResult(
      file: "a \"b\".transcript",
      steps: [
        StepResult(command: nil, line: 2, heard: [.silence]),
        StepResult(command: failure.command, line: 8, heard: heard, failure: failure),
      ])

    let reader = try JSONReader(Array(Self.text(of: result).utf8))

    #expect(try TranscriptResult(from: reader) == result)
  }

  @Test("A record that is not one says what is wrong with it")
  func malformed() throws {
    let reader = try JSONReader(Array(#"{"path": "a", "steps": [{"heard": []}]}"#.utf8))

    #expect(throws: JSONError.self) { try TranscriptResult(from: reader) }
  }

  private static let lines: [TranscriptLine] = [
    .speech("Yes"), .speech("[silence]"), .speech("| Reply"), .speech("\\"), .speech("~ x"),
    .notice("boundary"), .notice("a]"), .answer("Reply"), .answer(""), .silence,
  ]

  private static func text(of result: TranscriptResult) -> String {
    let writer = JSONWriter()
    result.write(to: writer)
    return String(decoding: writer.finish(), as: UTF8.self)
  }
}
