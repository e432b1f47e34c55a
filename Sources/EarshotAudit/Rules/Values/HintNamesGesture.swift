import EarshotTree

/// A hint that says with which gesture something is done.
public enum HintNamesGesture: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "hint-names-gesture",
    title: "A hint names a gesture",
    meets: """
      A gesture is explained that VoiceOver explains itself where it has to, and that is another one \
      with a keyboard, a braille display or a switch.
      """,
    remedy: "say what happens and not how: “Removes the reaction”",
    severity: .note,
    criteria: [.sensoryCharacteristics],
    languages: KnownLanguages.all,
    bad: .swift(
      """
      Button("❤️ reaction") {}
        .accessibilityHint("Double tap to take it away")
      """),
    good: .swift(
      """
      Button("❤️ reaction") {}
        .accessibilityHint("Takes it away")
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.compactMap { element in
      guard let hint = element.element.hint, !SystemHint.isHint(of: element.element),
        let gesture = HintWords.gesture(in: hint, language: element.language(on: screen))
      else { return nil }
      return AuditProblem(
        element: element.id, "its hint is heard as \(Quotation.of(hint)) and names “\(gesture)”")
    }
  }
}
