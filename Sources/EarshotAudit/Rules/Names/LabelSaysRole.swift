import EarshotTree

/// A label that says what VoiceOver says anyway.
public enum LabelSaysRole: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "label-says-role",
    title: "A label says what kind of thing it is on",
    meets: "The kind of the element is heard twice: “Send button, button”.",
    remedy: "take the word out of the label; VoiceOver says it from the trait",
    severity: .warning,
    confidence: .likely,
    criteria: [.headingsAndLabels],
    bad: .swift(
      """
      Button("Send button") {}
      """),
    good: .swift(
      """
      Button("Send") {}
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      guard let label = element.element.label else { return nil }
      let roles = RoleWords(for: element.element.traits, language: element.language(on: screen))
      guard let word = roles.word(in: label) else { return nil }
      let isAll = Words.sound(label, like: word)
      return AuditProblem(
        element: element.id,
        isAll
          ? "heard as \(Quotation.of(label)), which says what kind of thing it is and not which"
          : "its label says \(Quotation.of(word)), and VoiceOver says that it is one as well",
        remedy: isAll ? "give it a label that says what it does or shows" : nil,
        confidence: isAll ? .certain : nil)
    }
  }
}
