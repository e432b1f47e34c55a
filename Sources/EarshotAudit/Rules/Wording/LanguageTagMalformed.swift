import EarshotTree

/// A language that is stated in a way that nothing understands.
public enum LanguageTagMalformed: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "language-tag-malformed",
    title: "A language is stated in no known form",
    meets: "Words are read with the voice of the system instead of one for their language.",
    remedy: "state the language as a BCP 47 tag, such as `de` or `pt-BR`",
    severity: .warning,
    criteria: [.languageOfParts],
    bad: .tree(
      """
      {"earshotTree": 1, "elements": [
        {"id": "reply", "label": "Bis morgen", "traits": ["staticText"], "language": "german"}
      ]}
      """),
    good: .tree(
      """
      {"earshotTree": 1, "elements": [
        {"id": "reply", "label": "Bis morgen", "traits": ["staticText"], "language": "de"}
      ]}
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      guard let tag = element.element.language, !LanguageTag(tag).isWellFormed else { return nil }
      let corrected = LanguageTag(String(tag.map { $0 == "_" ? "-" : $0 }))
      return AuditProblem(
        element: element.id,
        "states its language as \(Quotation.of(tag)), which is no language tag",
        remedy: corrected.isWellFormed ? "write it as `\(corrected.tag)`" : nil)
    }
  }
}
