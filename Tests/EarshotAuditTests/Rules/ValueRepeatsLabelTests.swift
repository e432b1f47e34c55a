import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule value-repeats-label", .cases(of: ValueRepeatsLabel.self))
struct ValueRepeatsLabelTests {
  @Test(
    "A value that says what the label says is found, whatever its case and its marks",
    arguments: [("Nearby", "Nearby"), ("Nearby", "nearby."), ("❤️", "❤️"), ("3", "3")])
  func found(label: String, value: String) {
    let problems = ValueRepeatsLabel.found(on: AuditedScreen(.button(label, value: value)))

    #expect(
      problems == [
        AuditProblem(element: "it", "“\(value)” is heard twice, as label and as value")
      ])
  }

  @Test("A label that ends in the value is found on what is no message")
  func ending() {
    let problems = ValueRepeatsLabel.found(
      on: AuditedScreen(.button("Chats, 3 unread", value: "3 unread")))

    #expect(
      problems == [
        AuditProblem(
          element: "it", "its label ends in “3 unread”, and its value says so again",
          confidence: .likely)
      ])
  }

  @Test("In a message it is worth a note, since people may write what the app says")
  func message() {
    let problems = ValueRepeatsLabel.found(
      on: AuditedScreen(.message("Reacted with ❤️", value: "Reacted with ❤️")))

    #expect(
      problems == [
        AuditProblem(
          element: "it", "“Reacted with ❤️” is heard twice, as label and as value", severity: .note,
          confidence: .likely)
      ])
  }

  @Test("A prompt that says what the label of its field says is found")
  func prompt() {
    let field = AccessibilityElement(
      id: "it", label: "Message", value: "Message", traits: .textEntry, showsPrompt: true)

    #expect(ValueRepeatsLabel.found(on: AuditedScreen(field)).count == 1)
  }

  @Test(
    "Other values, the words of a message, and what somebody types are not",
    arguments: [
      .button("Sort by", value: "Nearby"), .button("Nearby"), .button(nil, value: "Nearby"),
      .message("I have reacted with ❤️", value: "reacted with ❤️"),
      .button("3 unread, Chats", value: "3 unread"), .button("Chatsunread", value: "unread"),
      .button("Message", value: "Message").with(.textEntry), .button("…", value: "—"),
      .button("Chats", value: "…"),
    ] as [AccessibilityElement])
  func notFound(element: AccessibilityElement) {
    #expect(ValueRepeatsLabel.found(on: AuditedScreen(element)).isEmpty)
  }

  @Test(
    "A switch says on or off, whatever stands for that", arguments: [("Level 0", "0"), ("1", "1")])
  func switches(label: String, value: String) {
    let screen = DrawnScreen.of(DrawnScreen.element("it", label, value: value, .switchButton))

    #expect(ValueRepeatsLabel.found(on: screen).isEmpty)
  }
}
