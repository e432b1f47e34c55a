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
    screen.elements.flatMap { element in
      element.element.customActions.filter {
        $0.occurrence == 0 && ActionNameShape.isIdentifier($0.name)
      }
      .map { action in
        AuditProblem(
          element: element.id,
          "an action is called \(Quotation.of(action.name)), a name from the code")
      }
    }
  }
}
