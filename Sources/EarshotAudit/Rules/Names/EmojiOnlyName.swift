import EarshotTree

/// A control whose only name is an emoji.
public enum EmojiOnlyName: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "emoji-only-name",
    title: "A control is named by an emoji alone",
    meets: """
      The name is what a voice calls the emoji; people who have emoji left out hear only that there \
      is a button.
      """,
    remedy: "say what it does in words, such as `.accessibilityLabel(\"React with ❤️\")`",
    severity: .note,
    criteria: [.headingsAndLabels],
    bad: .swift(
      """
      Button("❤️") {}
      """),
    good: .swift(
      """
      Button("❤️") {}
        .accessibilityLabel("React with ❤️")
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.filter { element in
      guard let label = element.element.label, element.hasActiveRole,
        !element.element.traits.contains(.keyboardKey)
      else { return false }
      let words = [label, element.element.value].compactMap(\.self).joined(separator: " ")
      return EmojiText(words, language: element.language(on: screen)).isOnlyEmoji
    }
    .map { element in
      AuditProblem(
        element: element.id,
        "its only name is \(Quotation.of(element.element.label ?? "")), which not every voice says")
    }
  }
}
