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
      actions of combined children, and those of swipes, are offered beside others of the same name
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
    screen.elements.compactMap { element in
      let repeated = Repetitions.of(element.element.customActions.map(\.name))
      guard !repeated.isEmpty else { return nil }
      return AuditProblem(element: element.id, message(repeated))
    }
  }

  /// One sentence a count, the smallest first.
  private static func message(_ repeated: [(name: String, count: Int)]) -> String {
    let byCount = Dictionary(grouping: repeated) { $0.count }.sorted { $0.key < $1.key }
    return byCount.map { count, names in
      "\(Quotation.list(names.map(\.name))) \(names.count == 1 ? "is" : "are") offered"
        + " \(Repetitions.times(count))"
    }.joined(separator: ", ")
  }
}
