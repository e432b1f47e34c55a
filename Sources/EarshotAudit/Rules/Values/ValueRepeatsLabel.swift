import EarshotTree

/// A value that says what the label has said.
public enum ValueRepeatsLabel: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "value-repeats-label",
    title: "A value repeats the label",
    meets: "The same words are heard twice, once as the name and once as the value.",
    remedy: "say what it is in the label, and the state it is in, in the value",
    severity: .warning,
    criteria: [.nameRoleValue],
    bad: .swift(
      """
      Button("Nearby") {}
        .accessibilityValue("Nearby")
      """),
    good: .swift(
      """
      Button("Sort by") {}
        .accessibilityValue("Nearby")
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      guard let label = element.element.label, let value = element.writtenValue else { return nil }
      // A switch says on or off, whatever stands for that.
      guard element.element.traits.isDisjoint(with: .switchButton) else { return nil }
      if Words.sound(label, like: value) { return same(value, of: element) }
      guard !element.mayHoldWordsOfAPerson, ends(label, with: value) else { return nil }
      return AuditProblem(
        element: element.id,
        "its label ends in \(Quotation.of(value)), and its value says so again", confidence: .likely
      )
    }
  }

  /// Somebody may have written a message of the very words that the app has for a value.
  private static func same(_ value: String, of element: AuditedElement) -> AuditProblem {
    let mayBeTyped = element.mayHoldWordsOfAPerson
    return AuditProblem(
      element: element.id, "\(Quotation.of(value)) is heard twice, as label and as value",
      severity: mayBeTyped ? .note : nil, confidence: mayBeTyped ? .likely : nil)
  }

  private static func ends(_ label: String, with value: String) -> Bool {
    let (label, value) = (Words.folded(label), Words.folded(value))
    return !value.isEmpty && label.suffix(value.count).elementsEqual(value)
  }
}
