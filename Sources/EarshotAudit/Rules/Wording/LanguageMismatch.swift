import EarshotTree

/// Words in another language than the one that is stated for them.
public enum LanguageMismatch: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "language-mismatch",
    title: "Words are in another language than they say",
    meets: "Words of one language are read with the voice and the sounds of another.",
    remedy: "translate the words, or state their language, as `accessibilityLanguage` does",
    severity: .warning,
    confidence: .assumed,
    assumption: "VoiceOver does not find out by itself which language a text is in",
    criteria: [.languageOfParts],
    bad: .swift(
      """
      Text("Die Fähre ist heute nicht pünktlich und kommt erst um neun")
        .accessibilityAddTraits(.isHeader)
      """),
    good: .swift(
      """
      Text("The ferry is late today and will not come before nine")
        .accessibilityAddTraits(.isHeader)
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.flatMap { element in
      let language = element.language(on: screen)
      return element.texts.compactMap { text in
        ForeignWords.kind(of: text.text, insteadOf: language).map { kind in
          AuditProblem(
            element: element.id,
            "\(text.heard), which is \(kind) and is read as “\(language)”",
            severity: text.role == .label && element.mayHoldWordsOfAPerson ? .note : nil)
        }
      }
    }
  }
}
