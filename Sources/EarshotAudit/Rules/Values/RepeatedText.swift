import EarshotTree

/// A label that says the same twice in a row.
public enum RepeatedText: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "repeated-text",
    title: "A label says the same twice in a row",
    meets: "A name or a sentence is heard, and at once again: “Ana, Ana”.",
    remedy: "hide one of the two, or write the label of the whole",
    severity: .warning,
    confidence: .likely,
    criteria: [.headingsAndLabels],
    bad: .swift(
      """
      HStack {
        Circle()
          .accessibilityLabel("Ana")
        Text("Ana")
      }
      .accessibilityElement(children: .combine)
      """),
    good: .swift(
      """
      HStack {
        Circle()
          .accessibilityHidden(true)
        Text("Ana")
      }
      .accessibilityElement(children: .combine)
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      guard let label = element.element.label, let twice = firstRepetition(in: label, of: element)
      else { return nil }
      return AuditProblem(
        element: element.id, "\(Quotation.of(twice)) is heard twice in a row")
    }
  }

  private static func firstRepetition(in label: String, of element: AuditedElement) -> String? {
    let parts = label.split(separator: ", ")
    return zip(parts, parts.dropFirst()).first { first, second in
      first == second && isOfTheApp(first) && !element.draws("\(first), \(second)")
    }.map { String($0.0) }
  }

  /// Whether the app may have put the words there: people write `no, no` and `❤️, ❤️`.
  private static func isOfTheApp(_ part: Substring) -> Bool {
    guard part.contains(where: \.isLetter) else { return false }
    return part.first?.isUppercase == true || part.contains(" ")
  }
}
