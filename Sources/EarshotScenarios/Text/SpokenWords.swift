/// The words of a text as they are heard: without punctuation, case and emoji variants.
package struct SpokenWords: Hashable, Sendable {
  /// The words in order; each emoji is a word of its own.
  package private(set) var words: [String] = []
  private var word = ""

  /// Takes a text apart.
  package init(_ text: String) {
    for character in text.lowercased() { take(character) }
    endWord()
  }

  /// Whether all these words are found in another list, in this order, with others between them.
  func areHeard(in others: some Sequence<String>) -> Bool {
    var missing = words[...]
    for other in others where other == missing.first { missing.removeFirst() }
    return missing.isEmpty
  }

  /// Whether these words stand side by side somewhere in another text.
  func areSaid(in other: SpokenWords) -> Bool {
    guard words.count <= other.words.count else { return false }
    return other.words.indices.dropLast(words.count - 1).contains { start in
      other.words[start...].starts(with: words)
    }
  }

  private mutating func take(_ character: Character) {
    let scalars = character.unicodeScalars.filter { !$0.properties.isVariationSelector }
    guard let first = scalars.first else { return }
    switch first.properties.generalCategory {
    case .otherSymbol, .modifierSymbol:
      endWord()
      words.append(String(String.UnicodeScalarView(scalars)))
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format,
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      endWord()
    default:
      word.unicodeScalars.append(contentsOf: scalars)
    }
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    words.append(word)
    word = ""
  }
}
