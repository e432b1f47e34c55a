import EarshotEmoji
import EarshotTree

/// A reaction that can only be seen.
public enum EmojiWithoutWords: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "emoji-without-words",
    title: "A reaction is drawn and never heard",
    meets: "Whoever looks sees how people reacted. Whoever listens does not know that they did.",
    remedy: "put it into the value of the message: `.accessibilityValue(\"Reacted with ❤️\")`",
    severity: .error,
    confidence: .assumed,
    assumption: "an emoji of those that chats offer as reactions is no ornament",
    criteria: [.nonTextContent],
    needs: [.drawing],
    bad: .swift(
      """
      Text("The cake is ready")
        .overlay { Text("❤️").accessibilityHidden(true) }
      """),
    good: .swift(
      """
      Text("The cake is ready")
        .overlay { Text("❤️").accessibilityHidden(true) }
        .accessibilityValue("Reacted with ❤️")
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    let untold = untoldReactions(
      among: screen.elements.map(\.toldWords), language: LanguageTag(screen.language).language)
    let alone = screen.partsLeftOut.filter { shows($0, oneOf: untold) }
      .map { AuditProblem(part: $0.id, message(for: $0)) }
    return screen.elements.flatMap { problems(with: $0, on: screen) } + alone
  }

  private static func problems(
    with element: AuditedElement, on screen: AuditedScreen
  ) -> [AuditProblem] {
    guard !element.hasActiveRole, element.name != nil else { return [] }
    let untold = untoldReactions(
      among: [element.toldWords], language: element.language(on: screen))
    return element.parts.filter { shows($0, oneOf: untold) }
      .map { AuditProblem(element: element.id, message(for: $0)) }
  }

  private static func message(for part: DrawnPart) -> String {
    "\(part.words ?? "") is drawn, and nothing that is heard tells of it"
  }

  private static func shows(_ part: DrawnPart, oneOf reactions: Set<String>) -> Bool {
    guard let text = part.visibleWords else { return false }
    let drawn = ComparedWords(text)
    return drawn.areEmoji && !reactions.isDisjoint(with: drawn.words)
  }

  private static func untoldReactions(
    among told: [ComparedWords], language: String
  ) -> Set<String> {
    let names = language == "en" ? nil : EmojiNames(language: language)
    return Set(
      reactions.filter { emoji, stems in
        let name = names?.words(for: Character(emoji)).map(ComparedWords.init)
        return !told.contains { tells($0, of: emoji, stems) || name.map($0.tells) == true }
      }.keys)
  }

  private static func tells(_ told: ComparedWords, of emoji: String, _ stems: [String]) -> Bool {
    told.words.contains { word in word == emoji || stems.contains { word.hasPrefix($0) } }
  }

  /// The usual reactions, with how words begin that tell of them.
  private static let reactions: [String: [String]] = [
    "❤": ["heart", "lov", "lik"], "👍": ["thumb", "lik", "approv", "agree"],
    "👎": ["thumb", "dislik", "disagree"], "😂": ["laugh", "tear", "haha", "funny"],
    "‼": ["exclam", "emphas"], "❓": ["question"], "😮": ["surpris", "wow", "open"],
    "😢": ["cry", "sad"], "😡": ["angr", "pout", "enraged"], "🙏": ["thank", "fold", "pray"],
    "🔥": ["fire", "hot"],
  ]
}

extension ComparedWords {
  /// Whether every word of a name is said.
  fileprivate func tells(_ name: ComparedWords) -> Bool {
    !name.words.isEmpty && name.words.allSatisfy(contains)
  }
}
