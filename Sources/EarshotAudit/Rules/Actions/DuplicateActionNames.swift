import EarshotTree

/// Actions of one element that are called the same.
public enum DuplicateActionNames: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "duplicate-action-names",
    title: "An action is offered more than once",
    meets: "The Actions rotor says the same name again, and one cannot tell which does what.",
    remedy: """
      offer each deed once: hide the views from which a second one comes, or give them up in favour \
      of the named action
      """,
    severity: .warning,
    confidence: .likely,
    assumption: """
      Actions of combined children, and those of swipes, are offered beside actions of the same name.
      """,
    criteria: [.consistentIdentification],
    bad: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityAction(named: "Reply") {}
        .accessibilityAction(named: "Reply") {}
      """),
    good: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityAction(named: "Reply") {}
        .accessibilityAction(named: "Reply with a photo") {}
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.flatMap { element in
      Repetitions.of(element.element.customActions.map(\.name)).map { name, count in
        AuditProblem(
          element: element.id,
          "the action \(Quotation.of(name)) is offered \(Repetitions.times(count))")
      }
    }
  }
}
