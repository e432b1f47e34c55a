import EarshotTree

/// A fact that is told in a hint and nowhere else.
public enum InformationOnlyInHint: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "information-only-in-hint",
    title: "A fact is told only in a hint",
    meets: "People who have hints turned off, or do not wait for them, never hear the fact.",
    remedy: "put the fact into the value, and leave to the hint what activation does",
    severity: .warning,
    confidence: .likely,
    criteria: [.nameRoleValue],
    languages: KnownLanguages.all,
    bad: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityHint("Not sent")
      """),
    good: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityValue("Not sent")
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      fact(of: element, language: element.language(on: screen)).map { fact in
        AuditProblem(element: element.id, "\(Quotation.of(fact)) is heard only as a hint")
      }
    }
  }

  private static func fact(of element: AuditedElement, language: String) -> String? {
    guard let hint = element.element.hint else { return nil }
    let known = Set(element.texts.filter { $0.role != .hint }.flatMap { Words.folded($0.text) })
    return hint.split { ".;,。、،؛".contains($0) }.first { sentence in
      StatusWords.areFact(sentence, language: language)
        && !known.isSuperset(of: Words.folded(sentence))
    }.map { String($0.drop { $0 == " " }) }
  }
}
