import EarshotTree

/// A number with the wrong form of the word behind it.
public enum CountPlural: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "count-plural",
    title: "A number and its word do not agree",
    meets: "“1 reactions” is heard, and one wonders whether it was one or several.",
    remedy:
      "let the words follow from the number, as `\"^[\\(count) reaction](inflect: true)\"` does",
    severity: .note,
    criteria: [],
    languages: CountedThings.languages,
    bad: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityValue("1 reactions")
      """),
    good: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityValue("1 reaction")
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.flatMap { element in
      let language = element.language(on: screen)
      return element.texts.compactMap { text in
        CountedThings.firstMistake(in: text.text, language: language).map { mistake in
          AuditProblem(
            element: element.id, "\(text.heard), with \(Quotation.of(mistake.written))",
            remedy: "say \(Quotation.of(mistake.right))",
            confidence: text.role == .label && element.mayHoldWordsOfAPerson ? .likely : nil)
        }
      }
    }
  }
}
