import EarshotText
import EarshotTree

/// An action without a name.
public enum ActionWithoutName: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "action-without-name",
    title: "An action has no name",
    meets: "The Actions rotor turns and is silent; what would happen, nobody knows.",
    remedy: "give the action a name that says what it does",
    severity: .error,
    criteria: [.nameRoleValue],
    bad: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityAction(named: " ") {}
      """),
    good: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityAction(named: "Reply") {}
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      let actions = element.element.customActions
      guard let place = actions.firstIndex(where: \.name.isInaudible) else { return nil }
      return AuditProblem(
        element: element.id, "action \(place + 1) of \(actions.count) is silent in the rotor")
    }
  }
}
