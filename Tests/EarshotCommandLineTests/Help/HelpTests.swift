import EarshotAudit
import Testing

@testable import earshot

@Suite("Help makes sense when heard, and holds")
struct HelpTests {
  @Test("Every example is a call that is understood", arguments: Command.allCases)
  func examples(_ command: Command) throws {
    for example in command.examples {
      let words = example.split(separator: " ").drop { $0 != "earshot" }.dropFirst()

      let call = try CommandLineArguments(parsing: words.map(String.init))

      #expect(call.command == command)
    }
    #expect(!command.examples.isEmpty)
  }

  @Test("The overview names every command and every option")
  func overview() {
    let lines = Help().text.split(separator: "\n")

    for command in Command.allCases {
      #expect(lines.contains("  \(command.usage): \(command.summary)"))
    }
    for option in CommandLineOption.allCases {
      #expect(
        lines.contains {
          $0.hasPrefix("  \(option.name)") && $0.hasSuffix(option.summary(for: nil))
        })
    }
  }

  @Test("The help of a command names the options that apply to it, and no others")
  func options() {
    let text = Help(for: .test).text

    #expect(text.contains("  --filter TEXT: plays only transcripts whose path holds this text.\n"))
    #expect(!text.contains("--script"))
  }

  @Test(
    "Every line fits on a terminal, is not indented to a column, and ends as a sentence does",
    arguments: [nil] + Command.allCases.map(Optional.some))
  func lines(_ topic: Command?) {
    for line in Help(for: topic).text.split(separator: "\n") {
      #expect(line.count <= 100)
      #expect(!line.dropFirst(2).contains("  "))
      let isExample = line.hasPrefix("  earshot") || line.hasPrefix("  echo")
      #expect(isExample || line.hasSuffix(".") || line.hasSuffix(":") || line.hasPrefix("Usage"))
    }
  }

  @Test("The help of play lists what can be typed, with short forms and gestures")
  func lineMode() {
    let lines = Help(for: .play).text.split(separator: "\n")

    for line in [
      "  next, n, swipe right: Moves to the next element.",
      "  find TEXT, f: Moves to the next element that is described with the text.",
      "  magic tap, two-finger double tap: Starts or stops what matters most in the app.",
      "  scroll up, three-finger swipe down: Turns a page towards the top.",
      "  quit: Ends the session; so does the end of the input.",
    ] {
      #expect(lines.contains { $0 == line })
    }
    #expect(!Help(for: .read).text.contains("swipe"))
  }

  @Test("Of the forms of a report, help names those that the command takes")
  func formats() {
    let test = Help(for: .test).text
    let audit = Help(for: .audit).text

    #expect(
      test.contains("  --format FORMAT: reports as text, json, junit or tap; usually text.\n"))
    #expect(
      audit.contains(
        "  --format FORMAT: reports as text, json, sarif, junit, github or html; usually text.\n"))
    #expect(!audit.contains("tap,"))
    #expect(!audit.contains(".tap"))
  }

  @Test("Help says which rules exploring asks, and it asks those")
  func exploring() throws {
    let call = try CommandLineArguments(parsing: ["explore"])
    let topic = AuditTopic.behaviour.rules.map { $0.facts.id }

    #expect(call.rules.map { $0.facts.id } == topic)
    #expect(
      Help(for: .explore).text.contains(
        "only the \(topic.count) rules about what happens; 'earshot rules behaviour' lists them."))
  }

  @Test(
    "The statuses with which a command ends are explained, each with what it means there",
    arguments: [
      (.play, "the code of the screen failed: it crashed, or did not come back."),
      (.test, "transcripts failed, or were recorded."),
      (
        .explore,
        "something was found that '--fail-on' does not let pass, or the code of a screen failed."
      ),
      (.rules, nil),
    ] as [(Command, String?)])
  func statuses(_ command: Command, _ failure: String?) {
    let success =
      command == .explore
      ? "done, and nothing was found that fails the call." : "done, and nothing wrong."

    #expect(
      Help(for: command).text.hasSuffix(
        """
        Exit status:
          0: \(success)
        \(failure.map { "  1: \($0)\n" } ?? "")\
          2: the input or the call was wrong; one line on standard error says how.

        """))
  }
}
