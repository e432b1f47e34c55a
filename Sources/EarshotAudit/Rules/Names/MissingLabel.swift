import EarshotTree

/// An element that nothing names.
public enum MissingLabel: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "missing-label",
    title: "An element has no name",
    meets: "The cursor stops, and nothing but a role is said, such as “button” or “image”.",
    remedy: "give it a label that says what it is or does, or hide it if it says nothing",
    severity: .error,
    criteria: [.nonTextContent, .nameRoleValue],
    bad: .swift(
      """
      Button(action: {}) {
        Circle()
      }
      """),
    good: .swift(
      """
      Button(action: {}) {
        Circle()
      }
      .accessibilityLabel("Record")
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements
      .filter { $0.element.label == nil && $0.element.value == nil }
      .map { AuditProblem(element: $0.id, message(for: $0)) }
  }

  private static func message(for element: AuditedElement) -> String {
    element.spoken.isEmpty ? "the cursor stops in silence" : "heard only as “\(element.spoken)”"
  }
}
