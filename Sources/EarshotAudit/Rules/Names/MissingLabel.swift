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
    screen.elements.filter(isNameless).map { AuditProblem(element: $0.id, message(for: $0)) }
  }

  /// A value says how something stands, and not what it is; what can be set needs both.
  private static func isNameless(_ element: AuditedElement) -> Bool {
    let settable: AccessibilityTraits = [.adjustable, .switchButton, .popUpButton, .pickerItem]
    return element.element.label == nil
      && (element.element.value == nil || !element.element.traits.isDisjoint(with: settable))
  }

  private static func message(for element: AuditedElement) -> String {
    element.spoken.isEmpty ? "the cursor stops in silence" : "heard only as “\(element.spoken)”"
  }
}
