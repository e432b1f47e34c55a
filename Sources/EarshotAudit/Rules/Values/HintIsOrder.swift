import EarshotTree

/// A hint that tells people what to do rather than what will happen.
public enum HintIsOrder: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "hint-is-order",
    title: "A hint is an order",
    meets: "“Open the chat” is heard, which sounds like something that one is told to do.",
    remedy: "begin with what happens: “Opens the chat”",
    severity: .note,
    confidence: .likely,
    criteria: [],
    languages: KnownLanguages.all,
    bad: .swift(
      """
      Button("Ana") {}
        .accessibilityHint("Open the chat")
      """),
    good: .swift(
      """
      Button("Ana") {}
        .accessibilityHint("Opens the chat")
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      guard let hint = element.element.hint,
        OrderWords.areOrder(hint, language: element.language(on: screen))
      else { return nil }
      return AuditProblem(element: element.id, "its hint orders \(Quotation.of(hint))")
    }
  }
}
