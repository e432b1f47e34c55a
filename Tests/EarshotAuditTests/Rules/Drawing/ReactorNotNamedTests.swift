import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule reactor-not-named", .cases(of: ReactorNotNamed.self))
struct ReactorNotNamedTests {
  private static let group = ["Ana", "Ben", "Cleo Marsh", "Ben"]

  @Test(
    "A value that names nobody in a group is found",
    arguments: ["Reacted with 👍", "👍 2", "Reacted with thumbs up"])
  func value(value: String) {
    #expect(
      ReactorNotNamed.found(on: screen(value: value)) == [
        AuditProblem(
          element: "/0/[0]",
          "“\(value)” is heard where several people write, and not who reacted")
      ])
  }

  @Test("Marks under a message and custom content are found as well")
  func marks() {
    let mark = screen(marks: ["👍"])
    let content = screen(content: [AccessibilityCustomContent(label: "Reactions", value: "👍 2")])

    #expect(ReactorNotNamed.found(on: mark).map(\.element) == ["/0/[0]"])
    #expect(ReactorNotNamed.found(on: content).map(\.element) == ["/0/[0]"])
  }

  @Test("Two people and whoever has the device are a group")
  func nameless() {
    let screen = screen(of: ["Ana", "Ben", nil, "Ben"], value: "👍")

    #expect(ReactorNotNamed.found(on: screen).count == 1)
  }

  @Test(
    "A reaction with a name, of many, or of whoever is asked, is not found",
    arguments: [
      ("Ben reacted with 👍", []), ("👍 12", []), ("👍", ["Remove 👍"]), ("👍", ["Show reactions"]),
    ])
  func told(value: String, actions: [String]) {
    #expect(ReactorNotNamed.found(on: screen(value: value, actions: actions)).isEmpty)
  }

  @Test("A name beside the value, a message without a reaction, and one of emoji, are not")
  func others() {
    let named = screen(
      value: "👍", content: [AccessibilityCustomContent(label: "Reacted", value: "Cleo Marsh")])

    #expect(ReactorNotNamed.found(on: named).isEmpty)
    #expect(ReactorNotNamed.found(on: screen()).isEmpty)
    #expect(ReactorNotNamed.found(on: screen(body: "🎉🎉", marks: ["9:41 AM"])).isEmpty)
  }

  @Test(
    "Where two people write, or rows begin with something else than names, it is not",
    arguments: [
      ["Ana", "Ben", "Ana", "Ben"], ["Ana", nil, "Ana", nil], ["Ana", "Ben", "Cleo", "Dora"],
      ["Yes please", "room 5", "see you", "see you"],
    ])
  func noGroup(senders: [String?]) {
    #expect(ReactorNotNamed.found(on: screen(of: senders, value: "👍")).isEmpty)
  }

  @Test("An action that reacts does not tell who did")
  func reacting() {
    #expect(
      ReactorNotNamed.found(on: screen(value: "👍", actions: ["React with 👍"])).count == 1)
  }

  /// Messages of a list; only the first has more than a sender and words.
  private func screen(
    of senders: [String?] = group, body: String = "Meet at nine", value: String? = nil,
    marks: [String] = [], content: [AccessibilityCustomContent] = [], actions: [String] = []
  ) -> AuditedScreen {
    var elements: [AuditedElement] = []
    var parts: [DrawnPart] = []
    for (place, sender) in senders.enumerated() {
      let isFirst = place == 0
      let row = "/0/[\(place)]"
      let texts =
        [sender, isFirst ? body : "Then I bake"].compactMap(\.self) + (isFirst ? marks : [])
      let element = AccessibilityElement(
        id: .init(rawValue: row), label: texts.joined(separator: ", "),
        value: isFirst ? value : nil,
        customActions: AccessibilityCustomAction.numbering(isFirst ? actions : []),
        customContent: isFirst ? content : [])
      elements.append(AuditedElement(element))
      parts += texts.enumerated().map {
        DrawnScreen.text(.init(rawValue: "\(row)/\($0)"), $1, in: element.id)
      }
    }
    return AuditedScreen(elements: elements, drawn: DrawnContent(parts: parts))
  }
}
