import EarshotTree

/// An emoji beside the words that a voice says for it.
public enum EmojiAndItsName: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "emoji-and-its-name",
    title: "An emoji stands beside its own name",
    meets: "The name of the emoji is heard twice: “red heart red heart”.",
    remedy: "keep the emoji or its name, and leave out the other",
    severity: .warning,
    confidence: .likely,
    assumption: "VoiceOver calls emoji what the tables of Earshot call them",
    criteria: [.headingsAndLabels],
    bad: .swift(
      """
      Button("❤️") {}
        .accessibilityLabel("❤️ red heart")
      """),
    good: .swift(
      """
      Button("❤️") {}
        .accessibilityLabel("React with ❤️")
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.flatMap { element in
      element.texts.compactMap { text in
        let emoji = EmojiText(text.text, language: element.language(on: screen))
        guard let twice = emoji.firstNamedTwice else { return nil }
        return AuditProblem(
          element: element.id,
          "\(text.heard), and \(Quotation.of(String(twice.emoji))) is called"
            + " \(Quotation.of(twice.name)) anyway")
      }
    }
  }
}
