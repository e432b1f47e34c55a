/// Text in which whole words take the place of characters, set apart from what is around them.
struct SpacedWords {
  /// Marks after which nothing is spaced.
  private static let openings: Set<Character> = [
    "(", "[", "{", "“", "„", "‘", "«", "\"", "¿", "¡", "（",
  ]

  private(set) var text = ""
  private var endsInWord = false

  mutating func append(word: String) {
    if let last = text.last, !last.isWhitespace, !Self.openings.contains(last) { text += " " }
    text += word
    endsInWord = true
  }

  /// A mark for which a voice pauses stays at the word before it.
  mutating func append(_ character: Character) {
    if endsInWord, character.isLetter || character.isNumber { text += " " }
    text.append(character)
    endsInWord = false
  }
}
