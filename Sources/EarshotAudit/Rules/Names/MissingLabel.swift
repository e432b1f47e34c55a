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
    screen.elements.compactMap { element in
      if isNameless(element) { return AuditProblem(element: element.id, message(for: element)) }
      guard isShare(element) else { return nil }
      return AuditProblem(
        element: element.id, "heard only as “\(element.spoken)”, and not of what",
        remedy: "give it a label that says what it is about, as in "
          + "`ProgressView(\"Sending the photo\", value: share)`", severity: .warning)
    }
  }

  /// Whether all that is said is a share of something.
  private static func isShare(_ element: AuditedElement) -> Bool {
    guard element.element.label == nil, let value = element.element.value else { return false }
    return value.contains("%")
      && value.allSatisfy { $0.isNumber || $0.isWhitespace || "%.,".contains($0) }
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
