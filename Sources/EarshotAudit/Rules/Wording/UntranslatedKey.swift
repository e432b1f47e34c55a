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
      Button("Send") {}
        .accessibilityLabel("chat.send.title")
      """),
    good: .swift(
      """
      Button("Send") {}
        .accessibilityLabel("Send to Ana")
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
    guard text.role != .actionName, isKey(text.text, leastParts: mayBeTyped ? 3 : 2),
      !element.element.traits.contains(.image)
    else { return nil }
    return AuditProblem(
      element: element.id, "\(text.heard), which is a key and no text", confidence: confidence)
  }

  private static func isKey(_ text: String, leastParts: Int) -> Bool {
    switch WordShape(text) {
    case .key?: text.split(separator: ".").count >= leastParts
    case .constantCase?: text.split(separator: "_").count >= leastParts
    default: false
    }
  }

  /// Whether a text seems to quote code, as people do who write programs.
  private static func isCode(_ text: String) -> Bool {
    text.contains { "`\"();<>".contains($0) }
  }
}
