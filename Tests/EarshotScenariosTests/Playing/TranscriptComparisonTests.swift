import EarshotReader
import EarshotScenarios
import Testing

@MainActor
@Suite("What is heard is held against the transcript")
struct TranscriptComparisonTests {
  @Test("A transcript passes when every line is heard in its place")
  func passes() throws {
    var player = ScriptedPlayer()
    player.answers = ["next": [.speech("Yes"), .notice("boundary")]]

    let result = try play("Hold a message\n> next\nYes\n[boundary]\n> wait 1\n[silence]", &player)

    #expect(result.failures == [])
    #expect(result.passed)
    #expect(player.performed == ["next", "wait 1"])
    #expect(
      result.heard == [
        [.speech("Hold a message")], [.speech("Yes"), .notice("boundary")], [.silence],
      ])
  }

  @Test("A line that is heard differently fails at its own number, and later steps are played")
  func differs() throws {
    var player = ScriptedPlayer()
    player.answers = ["next": [.speech("One"), .speech("Three")], "last": [.speech("End")]]

    let result = try play("Hold a message\n> next\nOne\nTwo\n> last\nEnd", &player)

    #expect(
      result.failures == [
        TranscriptFailure(
          command: "next", line: 6, expected: [.speech("One"), .speech("Two")],
          heard: [.speech("One"), .speech("Three")], reason: .differs)
      ])
    #expect(player.performed == ["next", "last"])
  }

  @Test("A gesture that was planned and never made fails the last step, unless somebody quits")
  func undone() throws {
    let text = "screen: tapback\n\n~ Press and hold\n> in 2 next\n[silence]\n> wait 1\n[silence]\n"
    let transcripts = try ["", "> quit\n[not done: next: the session ended before 2 s]\n[end]\n"]
      .map {
        try Transcript(parsing: text + $0, file: "t")
      }

    let results = try transcripts.map { transcript in
      var session = try Session(playing: transcript)
      return TranscriptComparison(of: transcript).play(with: &session)
    }

    #expect(
      results[0].failures == [
        TranscriptFailure(
          command: "wait 1", line: 6, heard: [.silence],
          reason: .stopped(
            "not done: next: the session ended before 2 s; let a 'wait' or 'quit' follow"))
      ])
    #expect(results[1].failures == [])
  }

  @Test("More or fewer lines than expected are a difference")
  func count() throws {
    var player = ScriptedPlayer()
    player.answers = ["next": [.speech("One"), .speech("Two")]]

    #expect(try play("Hold a message\n> next\nOne", &player).failures.map(\.line) == [4])
    #expect(
      try play("Hold a message\n> next\nOne\nTwo\nThree", &player).failures.map(\.line) == [7])
  }

  @Test("Speech that looks like a mark is not taken for one")
  func marks() throws {
    var player = ScriptedPlayer(opening: [.speech("[silence]")])

    #expect(try play("[silence]", &player).failures.map(\.reason) == [.differs])
    #expect(try play("\\[silence]", &player).passed)
  }

  @Test("Answers are compared only where the step has such lines")
  func answers() throws {
    var player = ScriptedPlayer()
    player.answers = [
      "actions": [.answer("Reply"), .answer("Copy")], "why": [.speech("Yes"), .answer("Rule")],
    ]

    #expect(try play("Hold a message\n> actions\n| Reply\n| Copy", &player).passed)
    #expect(try play("Hold a message\n> actions\n[silence]", &player).passed)
    #expect(try play("Hold a message\n> actions\n[silence]\n| Reply\n| Copy", &player).passed)
    #expect(try play("Hold a message\n> why\nYes", &player).passed)
    #expect(try play("Hold a message\n> actions\n| Reply", &player).failures.count == 1)
    #expect(try play("Hold a message\n> actions\nReply", &player).failures.count == 1)
    #expect(try play("Hold a message\n> why\n| Rule", &player).failures.count == 1)
  }

  @Test("Assertions about words hold for everything that a step conveys")
  func words() throws {
    var player = ScriptedPlayer()
    player.answers = [
      "next": [.speech("Yes, and I am bringing the lemonade"), .speech("Reacted with ❤️")],
      "actions": [.answer("Delete")],
    ]

    #expect(try play("~ hold\n> next\n~ yes lemonade reacted ❤\n! React with", &player).passed)
    #expect(
      try play("! Send\n> next\n~ Yes\n~ lemonade yes\n! the lemonade", &player).failures == [
        TranscriptFailure(
          command: "next", line: 6,
          heard: [.speech("Yes, and I am bringing the lemonade"), .speech("Reacted with ❤️")],
          reason: .unmet([
            TranscriptExpectation(.conveys("lemonade yes"), line: 6),
            TranscriptExpectation(.omits("the lemonade"), line: 7),
          ]))
      ])
    #expect(try play("~ Hold\n> actions\n! Delete", &player).failures.map(\.line) == [5])
  }

  @Test("Neither a step nor an opening without expectations passes")
  func unrecorded() throws {
    var player = ScriptedPlayer()
    player.answers = ["next": [.speech("Yes")]]

    let result = try play("> next", &player)

    #expect(
      result.failures == [
        TranscriptFailure(
          command: nil, line: 3, heard: [.speech("Hold a message")], reason: .unrecorded),
        TranscriptFailure(command: "next", line: 3, heard: [.speech("Yes")], reason: .unrecorded),
      ])
  }

  @Test("A transcript without opening and steps fails, and what is heard could be recorded")
  func empty() throws {
    var player = ScriptedPlayer()

    let result = try play("# nothing", &player)

    #expect(
      result.failures == [
        TranscriptFailure(
          command: nil, line: 3, heard: [.speech("Hold a message")], reason: .assertsNothing)
      ])
  }

  @Test("Nothing is played after a command that nobody knows")
  func unknownCommand() throws {
    var player = ScriptedPlayer()
    player.failures = ["nxt": .unknownCommand(suggestion: "next")]

    let result = try play("Hold a message\n> nxt\nYes\n> next\nNo\n> next\nNo", &player)

    #expect(
      result.failures == [
        TranscriptFailure(
          command: "nxt", line: 4, reason: .unknownCommand(suggestion: "next"), unplayedSteps: 2)
      ])
    #expect(player.performed == ["nxt"])
  }

  @Test("A screen that does not open fails the transcript at the line that names it")
  func openingFails() throws {
    var player = ScriptedPlayer()
    player.openingFailure = .stopped("no screen is named 's'")

    let result = try play("Hold a message\n> next\nYes", &player)

    #expect(
      result.failures == [
        TranscriptFailure(
          command: nil, line: 1, reason: .stopped("no screen is named 's'"), unplayedSteps: 1)
      ])
  }

  private func play(
    _ body: String, _ player: inout ScriptedPlayer
  ) throws -> TranscriptResult {
    let transcript = try Transcript(parsing: "screen: s\n\n\(body)", file: "t")
    return TranscriptComparison(of: transcript).play(with: &player)
  }
}
