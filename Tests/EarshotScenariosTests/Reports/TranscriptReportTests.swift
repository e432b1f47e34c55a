import EarshotReader
import EarshotScenarios
import Testing

@Suite("A report says what differed and how to repeat it")
struct TranscriptReportTests {
  @Test("Expected and heard lines stand in one list, each told by a word and a mark")
  func differs() {
    let failure = TranscriptFailure(
      command: "next", line: 12,
      expected: [.speech("One"), .speech("Two"), .notice("boundary")],
      heard: [.speech("One"), .speech("[2]"), .notice("boundary"), .speech("More")],
      reason: .differs)

    #expect(
      report(failure, in: "Scenarios/Tapback/react.transcript") == """
        Scenarios/Tapback/react.transcript:12: error: step "next": other lines were heard
            as expected: One
          - expected: Two
          + heard: \\[2]
            as expected: [boundary]
          + heard: More
        to repeat: earshot test Scenarios/Tapback/react.transcript


        """)
  }

  @Test("Words that differ are marked in lines that share others")
  func words() {
    let failure = TranscriptFailure(
      command: "next", line: 12,
      expected: [.speech("Yes, Reacted with ❤️. Actions available"), .speech("Send, button")],
      heard: [.speech("Yes, Reacted with 👍 by Ana. Actions available"), .notice("boundary")],
      reason: .differs)

    #expect(
      report(failure, in: "t") == """
        t:12: error: step "next": other lines were heard
          - expected: Yes, Reacted with [-❤️-]. Actions available
          - expected: Send, button
          + heard: Yes, Reacted with {+👍 by Ana+}. Actions available
          + heard: [boundary]
        to repeat: earshot test t


        """)
  }

  @Test("On a terminal, what is marked is coloured as well")
  func colours() {
    let failure = TranscriptFailure(
      command: "next", line: 12, expected: [.speech("Yes, dimmed")],
      heard: [.speech("Yes, selected")],
      reason: .differs)

    #expect(
      report(failure, in: "t", style: .coloured) == """
        \u{1B}[1mt:12\u{1B}[0m: error: step "next": other lines were heard
          - expected: Yes, \u{1B}[31m[-dimmed-]\u{1B}[0m
          + heard: Yes, \u{1B}[32m{+selected+}\u{1B}[0m
        to repeat: earshot test t


        """)
  }

  @Test("Assertions about words are told in words")
  func unmet() {
    let failure = TranscriptFailure(
      command: nil, line: 3, heard: [.speech("React with ❤️"), .answer("Reply")],
      reason: .unmet([
        TranscriptExpectation(.conveys("Yes"), line: 3),
        TranscriptExpectation(.omits("React with"), line: 4),
      ]))

    #expect(
      report(failure, in: "it's.transcript") == """
        it's.transcript:3: error: opening: the words are not as expected
          - expected words in this order: Yes
          - expected not to be said: React with
          + heard: React with ❤️
          + heard: | Reply
        to repeat: earshot test 'it'\\''s.transcript'


        """)
  }

  @Test(
    "What could not be compared says why",
    arguments: [
      (
        TranscriptFailure(command: "next", line: 4, heard: [.silence], reason: .unrecorded),
        """
        t:4: error: step "next": not recorded; write down what must be heard
          + heard: [silence]

        """
      ),
      (
        TranscriptFailure(
          command: "nxt", line: 4, reason: .unknownCommand(suggestion: "next"), unplayedSteps: 1),
        """
        t:4: error: step "nxt": unknown command; did you mean 'next'? (1 step after it not played)

        """
      ),
      (
        TranscriptFailure(command: "x", line: 4, reason: .unknownCommand(suggestion: nil)),
        """
        t:4: error: step "x": unknown command

        """
      ),
      (
        TranscriptFailure(
          command: nil, line: 1, reason: .stopped("no screen\nis named 's'"), unplayedSteps: 2),
        """
        t:1: error: opening: no screen is named 's' (2 steps after it not played)

        """
      ),
      (
        TranscriptFailure(command: nil, line: 2, reason: .assertsNothing),
        """
        t:2: error: the transcript asserts nothing: it has neither an opening nor steps

        """
      ),
    ])
  func reasons(_ failure: TranscriptFailure, _ text: String) {
    #expect(report(failure, in: "t") == text + "to repeat: earshot test t\n\n")
  }

  @Test("White space that is no plain space, and characters without width, become visible")
  func invisible() {
    let failure = TranscriptFailure(
      command: "next", line: 1, expected: [.speech("12 am ❤️")],
      heard: [.speech("12\u{202F}am ❤️\u{200B}!")], reason: .differs)

    #expect(
      report(failure, in: "t").contains(
        """
          - expected: 12[- -]am [-❤️-]
          + heard: 12{+\\u{202F}+}am {+❤️\\u{200B}!+}

        """))
  }

  @Test("Lines that look the same show what they are made of")
  func lookalikes() {
    let failure = TranscriptFailure(
      command: "next", line: 1, expected: [.speech("Reacted with ❤️")],
      heard: [.speech("Reacted with ❤")], reason: .differs)

    #expect(
      report(failure, in: "t").contains(
        """
          - expected: Reacted with [-❤\\u{FE0F}-]
          + heard: Reacted with {+❤+}

        """))
  }

  @Test("Passed and failed transcripts are counted, and passed ones print nothing")
  func summary() {
    var report = TranscriptReport()
    var output = ""
    #expect(report.summary == "0 passed, 0 failed")

    report.add(TranscriptResult(file: "a", steps: []), printingTo: &output)
    report.add(TranscriptResult(file: "b", steps: []), printingTo: &output)

    #expect(output == "")
    #expect(report.summary == "2 passed, 0 failed")

    let failure = TranscriptFailure(command: nil, line: 1, reason: .assertsNothing)
    report.add(
      TranscriptResult(file: "c", steps: [StepResult(failing: failure)]), printingTo: &output)

    #expect(report.summary == "2 passed, 1 failed")
  }

  @Test("A failure of many lines, and a file of many failures, are cut short and say so")
  func limits() {
    let failure = TranscriptFailure(
      command: "read all", line: 1, expected: [.silence],
      heard: (0..<2_000).map { .speech("Message \($0)") }, reason: .differs)
    var report = TranscriptReport()
    var output = ""

    report.add(
      TranscriptResult(
        file: "t", steps: Array(repeating: StepResult(failing: failure), count: 12)),
      printingTo: &output)

    let lines = output.split(separator: "\n")
    #expect(lines.count { $0 == "    and 1901 more lines" } == 10)
    #expect(lines.suffix(2) == ["2 more steps of this file failed", "to repeat: earshot test t"])
  }

  @Test("Of many lines that are as expected only those beside others are shown")
  func context() {
    let heard = (0..<300).map { TranscriptLine.speech("Message \($0)") }
    var expected = heard
    expected[200] = .speech("Letter")
    let failure = TranscriptFailure(
      command: "read all", line: 4, expected: expected, heard: heard, reason: .differs)

    #expect(
      report(failure, in: "t") == """
        t:4: error: step "read all": other lines were heard
            as expected: 197 more lines
            as expected: Message 197
            as expected: Message 198
            as expected: Message 199
          - expected: Letter
          + heard: Message 200
            as expected: Message 201
            as expected: Message 202
            as expected: Message 203
            as expected: 96 more lines
        to repeat: earshot test t


        """)
  }

  @Test("How long was waited is part of what repeats it, where somebody chose that")
  func timedOut() {
    func failure(after seconds: Int) -> TranscriptFailure {
      TranscriptFailure(command: "next", line: 4, reason: .timedOut(seconds: seconds))
    }

    #expect(
      report(failure(after: 60), in: "t") == """
        t:4: error: step "next": not done in 60 seconds
        to repeat: earshot test t


        """)
    #expect(
      report(failure(after: 2), in: "t") == """
        t:4: error: step "next": not done in 2 seconds
        to repeat: earshot test t --timeout 2


        """)
  }

  private func report(
    _ failure: TranscriptFailure, in file: String, style: ReportStyle = .plain
  ) -> String {
    var report = TranscriptReport(style: style)
    var output = ""
    report.add(
      TranscriptResult(file: file, steps: [StepResult(failing: failure)]), printingTo: &output)
    return output
  }
}
