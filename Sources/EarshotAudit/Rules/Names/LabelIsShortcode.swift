import EarshotTree

/// An emoji that is said in the way it is written in code.
public enum LabelIsShortcode: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "label-is-shortcode",
    title: "An emoji is said as its shortcode",
    meets: "Instead of an emoji “colon tada colon” is heard.",
    remedy: "put the emoji itself into the text, or the words of its name",
    severity: .warning,
    criteria: [.headingsAndLabels],
    bad: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityValue("Reacted with :tada:")
      """),
    good: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityValue("Reacted with 🎉")
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.flatMap { element in
      element.texts.compactMap { problem(in: $0, of: element) }
    }
  }

  private static func problem(
    in text: AuditedText, of element: AuditedElement
  ) -> AuditProblem? {
    guard let code = Shortcode.first(in: text.text), !element.draws(code) else { return nil }
    let isTyped = text.role == .label && element.mayHoldWordsOfAPerson
    return AuditProblem(
      element: element.id, "\(text.heard), with \(Quotation.of(code)) where an emoji is meant",
      confidence: isTyped ? .likely : nil)
  }
}
