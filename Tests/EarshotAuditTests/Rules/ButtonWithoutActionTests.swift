import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule button-without-action", .cases(of: ButtonWithoutAction.self))
struct ButtonWithoutActionTests {
  @Test(
    "A button that does nothing is found",
    arguments: [AccessibilityResponses(), .touchAndHold, [.escape, .menu]])
  func found(responses: AccessibilityResponses) {
    let problems = ButtonWithoutAction.found(on: screen(.button, responses))

    #expect(
      problems == [
        AuditProblem(element: "delete", "is a button, and a double tap does nothing")
      ])
  }

  @Test(
    "A button that acts, one that is dimmed, text, and what nobody knows about are not",
    arguments: [
      (.button, .activation),
      (.button, .tap),
      ([.button, .notEnabled], []),
      (.staticText, []),
      (.button, nil),
    ] as [(AccessibilityTraits, AccessibilityResponses?)])
  func notFound(traits: AccessibilityTraits, responses: AccessibilityResponses?) {
    #expect(ButtonWithoutAction.found(on: screen(traits, responses)).isEmpty)
  }

  private func screen(
    _ traits: AccessibilityTraits, _ responses: AccessibilityResponses?
  ) -> AuditedScreen {
    let element = AccessibilityElement(id: "delete", label: "Delete", traits: traits)
    return AuditedScreen(elements: [AuditedElement(element, responses: responses)])
  }
}
