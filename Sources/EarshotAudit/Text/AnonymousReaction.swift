/// Texts that tell of a reaction, and of nobody who reacted.
enum AnonymousReaction {
  /// From so many people on, names take longer than they are worth, and a count does.
  private static let manyPeople = 4
  /// What stands around emoji and numbers in such a text.
  private static let fillers: Set<String> = [
    "reacted", "reaction", "reactions", "with", "and",
    "reagiert", "reaktion", "reaktionen", "mit", "und",
    "a", "ont", "réagi", "réaction", "réactions", "avec", "et",
    "reaccionó", "reacción", "reacciones", "con", "y",
  ]
  private static let takingBack: Set<String> = [
    "remove", "undo", "withdraw", "delete", "take", "entfernen", "zurücknehmen", "retirer",
    "annuler", "quitar", "eliminar",
  ]

  /// Whether a text is nothing but what the reaction is, with a count of few people or none.
  static func isToldBy(_ text: String) -> Bool {
    let words = ComparedWords(text).words
    guard !words.compactMap({ Int($0) }).contains(where: { $0 >= manyPeople }) else { return false }
    let kinds = words.map { CharacterKind(of: $0.first ?? " ") }
    let isMarks = zip(words, kinds).allSatisfy { word, kind in
      kind == .emoji || kind == .digit || fillers.contains(word)
    }
    return kinds.contains(.emoji) && isMarks || isInWords(text)
  }

  /// Whether a text is “reacted with” and then the name of an emoji, in which nobody is named.
  private static func isInWords(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 2, words[0].lowercased() == "reacted", words[1] == "with" else {
      return false
    }
    return words.dropFirst(2).allSatisfy { $0.first?.isLowercase == true && $0 != "by" }
  }

  /// Whether an action takes back what the person gave who is asked, so that it is known whose it is.
  static func isOwn(byAction name: String) -> Bool {
    let words = Words.folded(name)
    return [words.first, words.last].compactMap(\.self).contains(where: takingBack.contains)
  }
}
