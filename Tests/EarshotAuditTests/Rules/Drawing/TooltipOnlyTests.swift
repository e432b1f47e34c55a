import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule tooltip-only", .cases(of: TooltipOnly.self))
struct TooltipOnlyTests {
  private let problem = AuditProblem(
    element: "/0", "“Ana and Ben” is told in a tooltip and nowhere else")

  @Test(
    "Names that appear under a pointer are found, although help is a hint",
    arguments: [
      DrawnScreen.element("/0", "Reacted with 🎉", hint: "Ana and Ben"),
      DrawnScreen.element("/0", "Reacted with 🎉", hint: "Shows who reacted"),
      DrawnScreen.element("/0", "Ana, 🎉"),
    ])
  func found(element: AuditedElement) {
    #expect(TooltipOnly.found(on: screen(element)) == [problem])
  }

  @Test("A button that has a number or an emoji for a name tells nothing else either")
  func button() {
    for label in ["🎉 2", "2"] {
      let element = DrawnScreen.element("/0", label, .button)

      #expect(TooltipOnly.found(on: screen(element)) == [problem])
    }
  }

  @Test(
    "Names that are told as well are not",
    arguments: [
      DrawnScreen.element("/0", "Ana and Ben reacted with 🎉"),
      DrawnScreen.element("/0", "Reacted with 🎉", value: "ana, and Ben"),
      AuditedElement(
        AccessibilityElement(
          id: "/0", label: "Reacted with 🎉",
          customContent: [AccessibilityCustomContent(label: "By", value: "Ana and Ben")])),
    ])
  func told(element: AuditedElement) {
    #expect(TooltipOnly.found(on: screen(element)).isEmpty)
  }

  @Test("What a button would do may be told in a hint; a button without a name is another matter")
  func explainedButton() {
    for label in ["Send", nil] {
      let element = DrawnScreen.element("/0", label, .button, actions: [])

      #expect(TooltipOnly.found(on: screen(element)).isEmpty)
    }
  }

  @Test("Without a tooltip there is nothing to lose")
  func none() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0", "Yes"), drawing: [DrawnScreen.text("/0", "Yes", in: "/0")])

    #expect(TooltipOnly.found(on: screen).isEmpty)
  }

  private func screen(_ element: AuditedElement) -> AuditedScreen {
    let part = DrawnPart(
      id: "/0", kind: .text, words: "🎉", tooltip: "Ana and Ben", elements: ["/0"])
    return DrawnScreen.of(element, drawing: [part])
  }
}
