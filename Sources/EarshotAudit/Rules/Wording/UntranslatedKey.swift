import EarshotTree

/// A key of a table of strings, or a text with a place that nothing was put into.
public enum UntranslatedKey: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "untranslated-key",
    title: "A text is a key or has a place left open",
    meets: "“chat dot send dot title” or “per cent at messages” is heard instead of words.",
    remedy: "add the words to the table of strings, and put in what belongs into them",
    severity: .warning,
    criteria: [.headingsAndLabels],
    bad: .swift(
      """
      Button("chat.send.title") {}
      """),
    good: .swift(
      """
      Button("Send") {}
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.flatMap { element in
      element.texts.compactMap { problem(in: $0, of: element) }
    }
  }

  private static func problem(
    in text: AuditedText, of element: AuditedElement
  ) -> AuditProblem? {
    let mayBeTyped = text.role == .label && element.mayHoldWordsOfAPerson
    let confidence: AuditConfidence? = mayBeTyped ? .likely : nil
    if let place = Placeholder.first(in: text.text), !(mayBeTyped && isCode(text.text)) {
      return AuditProblem(
        element: element.id, "\(text.heard), with nothing put in for \(Quotation.of(place))",
        confidence: confidence)
    }
    guard text.role != .actionName, isKey(text, mayBeTyped: mayBeTyped),
      !element.element.traits.contains(.image), !isPicture(text.text, in: element)
    else { return nil }
    return AuditProblem(
      element: element.id, "\(text.heard), which is a key and no text", confidence: confidence)
  }

  /// Whether the text is the name of a picture, which another rule tells of.
  private static func isPicture(_ text: String, in element: AuditedElement) -> Bool {
    element.parts.contains { $0.kind == .asset(text) }
  }

  /// Names of people may have a dot in them, and people may write in capitals.
  private static func isKey(_ text: AuditedText, mayBeTyped: Bool) -> Bool {
    switch WordShape(text.text) {
    case .key?: text.text.split(separator: ".").count >= (text.role == .label ? 3 : 2)
    case .constantCase?: text.text.split(separator: "_").count >= (mayBeTyped ? 3 : 2)
    default: false
    }
  }

  /// Whether a text seems to quote code, as people do who write programs.
  private static func isCode(_ text: String) -> Bool {
    text.contains { "`\"();<>".contains($0) }
  }
}
