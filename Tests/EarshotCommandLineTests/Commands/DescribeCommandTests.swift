import EarshotImport
import EarshotReader
import EarshotScenarios
import EarshotScreens
import EarshotTree
import EarshotUI
import Foundation
import Testing

@testable import earshot

@MainActor
@Suite("A screen is described stop by stop")
struct DescribeCommandTests {
  /// A title, and a message about which there is everything to know.
  private struct Letter: View {
    var body: some View {
      VStack {
        Text("Letters").accessibilityAddTraits(.isHeader)
        Text("Dear Ana")
          .accessibilityHint("Opens the letter.")
          .accessibilityAction(named: "Archive") {}
          .accessibilityCustomContent("Sent", "Monday")
          .accessibilityCustomContent("From", "Ben", importance: .high)
          .accessibilityInputLabels(["Letter", "Ana"])
          .accessibilityRotor("Drafts", entries: [Draft](), entryLabel: \.title)
      }
    }

    private struct Draft: Identifiable {
      let id: Int
      let title: String
    }
  }

  @Test("A stop is a paragraph that begins with what is said, and cites the rules behind it")
  func text() throws {
    var output = ""

    DescribeCommand.printText(of: try opened(Letter()), to: &output)

    #expect(
      output == """
        Letters, heading
          rule: text.element: A text is an element with its string as label; an empty text is none. \
        (documented)
          rule: modifier.traits: Traits are added to those that were there, or taken away from them. \
        (documented)
          rule: label.spoken: The label is said first. (reference image)
          rule: trait.heading: A header is said to be a heading. (reference image)
          id: /0

        Dear Ana, From, Ben
          hint: Opens the letter.
          action: Archive
          content: Sent: Monday
          content: From: Ben (high importance)
          input label: Letter
          input label: Ana
          rotor: Drafts: no results
          rule: text.element: A text is an element with its string as label; an empty text is none. \
        (documented)
          rule: modifier.hint: A hint replaces the one that was there. (assumption)
          rule: actions.last-written-first: Actions are offered last written first, in a block and \
        from block to block. (device report)
          rule: custom-content.order-as-written: Custom content is kept in the order in which it \
        was written; the same name replaces. (reference image)
          rule: modifier.input-labels: Input labels are for Voice Control, and are never spoken. \
        (documented)
          rule: rotor.offered-inside: A rotor is offered at every element inside the view that it \
        was put on. (documented)
          rule: label.spoken: The label is said first. (reference image)
          rule: content.high: Custom content of high importance is said at once, after the value. \
        (device report)
          rule: hint.spoken: The hint is said after a pause. (documented)
          rule: actions.available: That there are custom actions is said after the hint. \
        (device report)
          rule: content.more: That there is custom content to read on demand is said last. \
        (reference image)
          id: /1

        """)
  }

  @Test("A stop is a record whose keys are always the same")
  func json() throws {
    var output = ""

    DescribeCommand.printJSON(of: try opened(Letter()), to: &output)

    #expect(
      output == """
        [
          {
            "id": "/0",
            "description": "Letters, heading",
            "hint": "",
            "actions": [],
            "customContent": [],
            "inputLabels": [],
            "rotors": [],
            "rules": [
              {"id": "text.element", "statement": "A text is an element with its string as label; \
        an empty text is none.", "evidence": "documented"},
              {"id": "modifier.traits", "statement": "Traits are added to those that were there, \
        or taken away from them.", "evidence": "documented"},
              {"id": "label.spoken", "statement": "The label is said first.", \
        "evidence": "reference image"},
              {"id": "trait.heading", "statement": "A header is said to be a heading.", \
        "evidence": "reference image"}
            ]
          },
          {
            "id": "/1",
            "description": "Dear Ana, From, Ben",
            "hint": "Opens the letter.",
            "actions": [
              "Archive"
            ],
            "customContent": [
              {"label": "Sent", "value": "Monday", "importance": "default"},
              {"label": "From", "value": "Ben", "importance": "high"}
            ],
            "inputLabels": [
              "Letter",
              "Ana"
            ],
            "rotors": [
              {"name": "Drafts", "results": [], "more": 0}
            ],
            "rules": [
              {"id": "text.element", "statement": "A text is an element with its string as label; \
        an empty text is none.", "evidence": "documented"},
              {"id": "modifier.hint", "statement": "A hint replaces the one that was there.", \
        "evidence": "assumption"},
              {"id": "actions.last-written-first", "statement": "Actions are offered last written \
        first, in a block and from block to block.", "evidence": "device report"},
              {"id": "custom-content.order-as-written", "statement": "Custom content is kept in \
        the order in which it was written; the same name replaces.", "evidence": "reference image"},
              {"id": "modifier.input-labels", "statement": "Input labels are for Voice Control, \
        and are never spoken.", "evidence": "documented"},
              {"id": "rotor.offered-inside", "statement": "A rotor is offered at every element \
        inside the view that it was put on.", "evidence": "documented"},
              {"id": "label.spoken", "statement": "The label is said first.", \
        "evidence": "reference image"},
              {"id": "content.high", "statement": "Custom content of high importance is said at \
        once, after the value.", "evidence": "device report"},
              {"id": "hint.spoken", "statement": "The hint is said after a pause.", \
        "evidence": "documented"},
              {"id": "actions.available", "statement": "That there are custom actions is said \
        after the hint.", "evidence": "device report"},
              {"id": "content.more", "statement": "That there is custom content to read on demand \
        is said last.", "evidence": "reference image"}
            ]
          }
        ]

        """)
  }

  @Test("An element of which nothing is said is a stop, and what is said looks as it is read")
  func marks() throws {
    var output = ""

    DescribeCommand.printText(
      of: try opened(
        VStack {
          Text("[draft]\u{1B}")
          Text(" ")
        }), to: &output)

    #expect(
      output == """
        \\[draft]\\u{1B}
          rule: text.element: A text is an element with its string as label; an empty text is none. \
        (documented)
          rule: label.spoken: The label is said first. (reference image)
          id: /0

        [silence]
          rule: text.element: A text is an element with its string as label; an empty text is none. \
        (documented)
          id: /1

        """)
  }

  @Test("A screen without a stop says so, and is an empty array")
  func empty() throws {
    var text = ""
    var json = ""

    DescribeCommand.printText(of: try opened(EmptyView()), to: &text)
    DescribeCommand.printJSON(of: try opened(EmptyView()), to: &json)

    #expect(text == "[nothing to focus]\n")
    #expect(json == "[]\n")
  }

  @Test("The rules of each stop are those that 'why' cites there", arguments: ScreenCatalog.names)
  func rules(screen: String) throws {
    var session = try Session(at: OpenScreen(opening: .named(screen)))
    _ = session.open() as [Heard]
    var rules: [[String]] = []
    session.forEachStop { stop in
      rules.append(stop.rules.map { "| \($0.id): \($0.statement) (\($0.evidence.rawValue))" })
    }

    for place in rules.indices {
      var cited: [String] = []
      try session.perform("why") { cited.append($0.line()) }
      cited.removeAll { $0.hasPrefix("| came here by cursor.") }

      #expect(cited == rules[place])
      try session.perform("next") { _ in }
    }
    #expect(!rules.isEmpty)
  }

  @Test("A conversation file is described as it is read, under settings")
  func file() throws {
    let shell = try Shell()
    let file = "Scenarios/Conversation/ferry.json"

    let read = try shell.run("swift run earshot read \(file) --set actions=off")
    let json = try shell.run("swift run earshot describe \(file) --json --set actions=off")

    let records = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    let descriptions = records?.compactMap { $0["description"] as? String }
    #expect(descriptions?.joined(separator: "\n") == read.dropLast().description)
  }

  @Test("A tree from a file is described as AccessibilitySnapshot prints it, one record a stop")
  func tree() throws {
    let text = """
      {"earshotTree": 1, "elements": [{
        "id": "mute", "label": "Mute", "value": "0", "hint": "Mutes the chat.",
        "traits": ["button", "switchButton"], "actions": ["Mute for an hour"],
        "customContent": [{"label": "Since", "value": "Monday"}],
        "inputLabels": ["Quiet"], "rotors": [{"name": "Loud", "results": ["Ben"]}]
      }]}
      """
    let document = try TreeDocument(parsing: Array(text.utf8), file: "mute.json")
    var session = try Session(at: OpenScreen(TreeSource(document)))
    _ = session.open() as [Heard]
    var output = ""

    DescribeCommand.printJSON(of: session, in: .snapshot, to: &output)

    let records = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]]
    let record = try #require(records?.first)
    #expect(records?.count == 1)
    #expect(record["id"] as? String == "mute")
    #expect(record["description"] as? String == "Mute. Switch Button. Off.")
    #expect(record["hint"] as? String == "Mutes the chat. Double tap to toggle setting.")
    #expect(record["actions"] as? [String] == ["Mute for an hour"])
    #expect(
      record["customContent"] as? [[String: String]]
        == [["label": "Since", "value": "Monday", "importance": "default"]])
    #expect(record["inputLabels"] as? [String] == ["Quiet"])
    let rotors = try #require(record["rotors"] as? [[String: Any]])
    #expect(rotors.map { $0["name"] as? String } == ["Loud"])
    #expect(rotors.first?["results"] as? [String] == ["Ben"])
    let rules = record["rules"] as? [[String: String]]
    #expect(
      rules?.map { $0["id"] } == [
        "label.spoken", "value.of-switch", "trait.button-muted", "trait.switch-button",
        "trait.switch-state", "hint.spoken", "hint.switch", "actions.available", "content.more",
      ])
  }

  private func opened(_ view: some View) throws -> Session {
    var session = try Session(at: OpenScreen(view))
    _ = session.open() as [Heard]
    return session
  }
}
