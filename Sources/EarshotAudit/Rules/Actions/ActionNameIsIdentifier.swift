import EarshotTree

/// An action that is called by a name from the code.
public enum ActionNameIsIdentifier: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "action-name-is-identifier",
    title: "An action is called by an identifier",
    meets: "The Actions rotor says a name from the code, such as “reaction underscore add”.",
    remedy: "call the action in words that say what it does",
    severity: .warning,
    confidence: .likely,
    criteria: [.headingsAndLabels],
    bad: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityAction(named: "LIKE") {}
      """),
    good: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityAction(named: "Like") {}
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      let names = element.element.customActions.filter {
        $0.occurrence == 0 && ActionNameShape.isIdentifier($0.name)
      }.map(\.name)
      guard !names.isEmpty else { return nil }
      let called = names.count == 1 ? "an action is called" : "actions are called"
      return AuditProblem(
        element: element.id, "\(called) \(Quotation.list(names)), as in the code")
    }
  }
}
