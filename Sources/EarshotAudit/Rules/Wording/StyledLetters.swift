import EarshotTree

/// Letters that are styled by taking other letters for them.
public enum StyledLetters: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "styled-letters",
    title: "Letters are styled by taking others for them",
    meets: """
      Letters are left out, or each is heard by its full name: “mathematical bold capital S” and so \
      on.
      """,
    remedy: "write plain letters, and style them with a font",
    severity: .warning,
    confidence: .likely,
    criteria: [.nonTextContent],
    bad: .swift(
      """
      Button("𝗦𝗲𝗻𝗱") {}
      """),
    good: .swift(
      """
      Button("Send") {}
        .bold()
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.flatMap { element in
      element.texts.compactMap { problem(in: $0, of: element, on: screen) }
    }
  }

  private static func problem(
    in text: AuditedText, of element: AuditedElement, on screen: AuditedScreen
  ) -> AuditProblem? {
    let language = element.language(on: screen)
    guard let style = StyledText.style(of: text.text, language: language) else { return nil }
    return AuditProblem(
      element: element.id, "\(text.heard), \(explanation(of: style))", remedy: remedy(for: style),
      severity: text.role == .label && element.mayHoldWordsOfAPerson ? .note : nil)
  }

  private static func explanation(of style: StyledText.Style) -> String {
    switch style {
    case .letters: "in letters that many voices spell out or pass over"
    case .upsideDown: "in letters that only look like others upside down"
    case .marks: "with marks on its letters that are read one by one"
    }
  }

  private static func remedy(for style: StyledText.Style) -> String? {
    guard case .letters(let plain) = style else { return nil }
    return "write \(Quotation.of(plain)), and style it with a font"
  }
}
