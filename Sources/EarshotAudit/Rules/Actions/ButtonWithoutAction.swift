import EarshotTree

/// A button that no code stands behind.
public enum ButtonWithoutAction: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "button-without-action",
    title: "A button does nothing when it is activated",
    meets: "It is said to be a button, and a double tap does nothing.",
    remedy: "give it an action, or take the button trait away",
    severity: .error,
    criteria: [.nameRoleValue],
    needs: [.responses],
    bad: .swift(
      """
      Text("Delete")
        .accessibilityAddTraits(.isButton)
      """),
    good: .swift(
      """
      Button("Delete") {
        print("deleted")
      }
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements
      .filter { $0.element.traits.contains(.button) && !$0.element.traits.contains(.notEnabled) }
      .filter { $0.responses?.isDisjoint(with: [.activation, .tap]) == true }
      .map { AuditProblem(element: $0.id, "is a button, and a double tap does nothing") }
  }
}
