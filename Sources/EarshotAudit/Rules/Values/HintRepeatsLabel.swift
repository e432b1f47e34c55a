import EarshotTree

/// A hint that says no more than label or value.
public enum HintRepeatsLabel: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "hint-repeats-label",
    title: "A hint repeats the label",
    meets: "After a pause the same is heard again, and one has waited for nothing.",
    remedy: "leave the hint out, or say in it what the label does not",
    severity: .note,
    criteria: [],
    bad: .swift(
      """
      Button("Send") {}
        .accessibilityHint("Send")
      """),
    good: .swift(
      """
      Button("Send") {}
        .accessibilityHint("Reaches all members at once")
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      guard let hint = element.element.hint else { return nil }
      let texts = [element.element.label, element.element.value].compactMap(\.self)
      if let text = texts.first(where: { Words.sound($0, like: hint) }) {
        return AuditProblem(
          element: element.id, "\(Quotation.of(text)) is heard again as the hint",
          severity: .warning
        )
      }
      guard let label = element.element.label, !element.mayHoldWordsOfAPerson,
        says(label, all: hint)
      else { return nil }
      return AuditProblem(
        element: element.id,
        "its hint \(Quotation.of(hint)) says no more than \(Quotation.of(label))",
        confidence: .likely)
    }
  }

  private static func says(_ label: String, all hint: String) -> Bool {
    let meaning = HintWords.meaning(of: hint)
    return !meaning.isEmpty && meaning.isSubset(of: HintWords.meaning(of: label))
  }
}
