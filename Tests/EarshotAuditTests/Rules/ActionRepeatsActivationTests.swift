import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule action-repeats-activation", .cases(of: ActionRepeatsActivation.self))
struct ActionRepeatsActivationTests {
  @Test(
    "An action that is called as the control, or as the activation, is found",
    arguments: [
      (
        .button("Send", actions: ["Copy", "Send"]), "en",
        "the action “Send” is called as the element itself"
      ),
      (
        .button("Send", actions: ["send…"]), "en",
        "the action “send…” is called as the element itself"
      ),
      (
        .message("Hi", actions: ["Activate"]), "en",
        "the action “Activate” is called as the rotor’s own"
      ),
      (
        .message("Hi", actions: ["Aktivieren"]), "de",
        "the action “Aktivieren” is called as the rotor’s own"
      ),
    ] as [(AccessibilityElement, String, String)])
  func found(element: AccessibilityElement, language: String, message: String) {
    let problems = ActionRepeatsActivation.found(
      on: AuditedScreen(element, language: language))

    #expect(problems == [AuditProblem(element: "it", message)])
  }

  @Test(
    "Other deeds, and an action that is called as somebody's message, are not",
    arguments: [
      .button("Send", actions: ["Send later"]), .button("Send"),
      .message("Reply", actions: ["Reply"]), .message("Hi", actions: ["Activate the card"]),
      .message("Hi", actions: ["Aktivieren"]), .button(nil, actions: ["Send"]),
    ] as [AccessibilityElement])
  func notFound(element: AccessibilityElement) {
    let screen = AuditedScreen(elements: [AuditedElement(element, responses: .activation)])

    #expect(ActionRepeatsActivation.found(on: screen).isEmpty)
  }
}
