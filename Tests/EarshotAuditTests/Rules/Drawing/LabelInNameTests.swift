import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule label-in-name", .cases(of: LabelInName.self))
struct LabelInNameTests {
  @Test(
    "A control that is called something else than is written on it is found",
    arguments: [
      ("Unsend", "Take the message back", .button),
      ("More", "Message options", .popUpButton),
      ("Quiet", "Mute", [.button, .switchButton]),
      ("Read on", "Read", .link),
    ] as [(String, String, AccessibilityTraits)])
  func found(drawn: String, label: String, traits: AccessibilityTraits) {
    let screen = screen(drawn, label, traits)

    #expect(
      LabelInName.found(on: screen) == [
        AuditProblem(element: "/0", "“\(drawn)” is written on it, and its name is “\(label)”")
      ])
  }

  @Test(
    "A name that says what is written, signs, emoji and numbers are not",
    arguments: [
      ("Unsend", "Unsend message"), ("UNSEND", "Unsend"), ("✕", "Close"), ("❤️", "React with heart"),
      ("3", "Three comments"), ("Reply…", "Reply to Ana"), ("Reply 2", "Reply"),
    ])
  func notFound(drawn: String, label: String) {
    #expect(LabelInName.found(on: screen(drawn, label, .button)).isEmpty)
  }

  @Test("Another name by which it can be called is enough")
  func inputLabels() {
    let element = AuditedElement(
      AccessibilityElement(
        id: "/0", label: "Take the message back", traits: .button, inputLabels: ["Back", "Unsend"]))

    let screen = DrawnScreen.of(element, drawing: [DrawnScreen.text("/0/0", "Unsend", in: "/0")])

    #expect(LabelInName.found(on: screen).isEmpty)
  }

  @Test("A text is no control, and a field is filled with what somebody typed")
  func otherRoles() {
    for traits in [.staticText, .textEntry, [.searchField, .textEntry]] as [AccessibilityTraits] {
      #expect(LabelInName.found(on: screen("Unsend", "Message", traits)).isEmpty)
    }
  }

  @Test("Of several texts, or of none, nobody knows what would be said")
  func severalTexts() {
    let element = DrawnScreen.element("/0", "Open chat", .button)
    let several = DrawnScreen.of(
      element,
      drawing: [
        DrawnScreen.text("/0/0", "Ana", in: "/0"), DrawnScreen.text("/0/1", "Ben", in: "/0"),
      ])
    let none = DrawnScreen.of(
      element, drawing: [DrawnScreen.part("/0/0", .symbol("plus"), in: "/0")])

    #expect(LabelInName.found(on: several).isEmpty)
    #expect(LabelInName.found(on: none).isEmpty)
  }

  private func screen(
    _ drawn: String, _ label: String, _ traits: AccessibilityTraits
  ) -> AuditedScreen {
    DrawnScreen.of(
      DrawnScreen.element("/0", label, traits),
      drawing: [
        DrawnScreen.part("/0", .control, in: "/0"), DrawnScreen.text("/0/0", drawn, in: "/0"),
      ])
  }
}
