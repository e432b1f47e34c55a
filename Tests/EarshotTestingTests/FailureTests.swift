import EarshotTesting
import Testing

@MainActor
@Suite("What does not hold points at the line of the test, with the difference")
struct FailureTests {
  @Test("Phrases that differ are shown as by the runner")
  func spoken() {
    let reader = VoiceOver(reading: LikeableMessage())
    reader.next()

    expectFailure(
      """
      other lines were heard
        - expected: See you at the ferry. [-No actions-]
        - expected: Reply
        + heard: See you at the ferry. {+Actions available+}
        + heard: Reply{+, text field. Double tap to edit.+}
      """, line: #line + 2
    ) {
      expectSpoken(reader, ["See you at the ferry. No actions", "Reply"])
    }
  }

  @Test("Words that were not conveyed, and words that were said, are shown with what was heard")
  func words() throws {
    let reader = VoiceOver(reading: LikeableMessage())
    try reader.act("Like")

    expectFailure(
      """
      the words are not as expected
        - expected words in this order: Liked ferry
        + heard: See you at the ferry. Actions available
        + heard: Liked
          besides: [something of the app is due in 2 s]
      """, line: #line + 2
    ) {
      expectConveys(reader, "Liked ferry")
    }
    expectFailure(
      """
      the words are not as expected
        - expected not to be said: liked
        + heard: Liked
          besides: [something of the app is due in 2 s]
      """, line: #line + 2
    ) {
      expectNeverSaid(reader, "liked", in: .lastStep)
    }
  }

  @Test("A rotor or a setting that is not there is a failure")
  func mistakes() {
    let reader = VoiceOver(reading: LikeableMessage())

    expectFailure("unknown rotor 'Charcters'; did you mean 'characters'?", line: #line + 1) {
      reader.rotor("Charcters")
    }
    expectFailure("unknown setting 'hint'; did you mean 'hints'?", line: #line + 1) {
      reader.set("hint", "off")
    }
  }

  @Test(
    "Text that is not there, and a time that cannot pass, are failures",
    arguments: [
      -1, .nan, .infinity, 1_000_000,
    ])
  func nothingToDo(_ seconds: Double) async {
    let reader = VoiceOver(reading: LikeableMessage())

    expectFailure(
      "'find' needs the text to look for, such as find(\"ferry\")", line: #line + 1
    ) { reader.find(" ") }
    expectFailure(
      "'type' needs the text to enter, such as type(\"On my way\")", line: #line + 1
    ) { reader.type("") }
    await withKnownIssue {
      await reader.wait(seconds)
    } matching: { issue in
      issue.comments.map(\.rawValue)
        == ["'wait' needs seconds from 0 to 999999, such as 1.5, not \(seconds)"]
    }
    #expect(reader.log.map(\.text) == ["See you at the ferry. Actions available"])
  }

  @Test("An expectation about no words is a failure, as it would hold whatever was heard")
  func noWords() {
    let reader = VoiceOver(reading: LikeableMessage())

    expectFailure("'…' has no word that could be heard", line: #line + 1) {
      expectNeverSaid(reader, "…")
    }
    expectFailure("'' has no word that could be heard", line: #line + 1) {
      expectConveys(reader, "")
    }
  }

  @Test("A folder without transcripts is one scenario that fails")
  func noScenarios() throws {
    let scenario = try #require(Scenario.all(in: "Nowhere").first)

    expectFailure(
      "\(folder)/Nowhere: error: No such file or directory", line: #line + 2
    ) {
      expectHeard(scenario, on: LikeableMessage())
    }
  }

  private var folder: String {
    "\(#filePath)".split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
  }

  private func expectFailure(_ text: String, line: Int, _ body: () -> Void) {
    withKnownIssue {
      body()
    } matching: { issue in
      let isHere = issue.sourceLocation?.line == line
      let isSo = issue.comments.map(\.rawValue) == [text]
      if !isHere || !isSo { print("line \(issue.sourceLocation?.line ?? 0): \(issue.comments)") }
      return isHere && isSo
    }
  }
}
