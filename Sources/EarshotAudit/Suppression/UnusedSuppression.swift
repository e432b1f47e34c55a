import EarshotText

/// Something that is allowed although it is not there.
public enum UnusedSuppression {
  /// What the findings are called, and what they mean.
  public static let facts = AuditRuleFacts(
    id: "unused-suppression",
    title: "Something is allowed that is not found",
    meets: "Nobody meets anything; what is allowed here would hide the next mistake.",
    remedy: "take it away, or write the name of the rule as it is",
    severity: .note,
    bad: .swift(
      """
      // earshot:allow missing-label: the picture says nothing
      Text("Delete")
      """),
    good: .swift(
      """
      Text("Delete")
      """))

  /// A finding about something that is allowed; what is written in a file belongs to the file,
  /// whichever of its screens it was meant for.
  static func finding(_ suppression: Suppression, screen: String) -> AuditFinding {
    AuditFinding(
      rule: facts, problem: AuditProblem(message(for: suppression)),
      screen: suppression.screen ?? suppression.place?.file ?? screen,
      traces: [suppression.rule, suppression.reason],
      place: suppression.place)
  }

  private static func message(for suppression: Suppression) -> String {
    let names = AuditRules.all.map { $0.facts.id }
    guard names.contains(suppression.rule) else {
      return "allows \(PrintableText.quoting(suppression.rule)), and no rule is called so"
        + NearestName.suggestion(for: suppression.rule, among: names)
    }
    return "allows \(suppression.rule), and it finds nothing here that is allowed"
  }
}
