/// The words that stand for letters where somebody spells, in one language.
struct SpellingAlphabet: Sendable {
  let words: [Unicode.Scalar: String]

  init(words: [Unicode.Scalar: String]) { self.words = words }

  /// Creates an alphabet of letters and as many words with commas between them.
  init(_ letters: String, _ words: String) {
    self.init(
      words: Dictionary(
        zip(letters.unicodeScalars, words.split(separator: ", ").map { String($0) }),
        uniquingKeysWith: { first, _ in first }))
  }

  /// How many letters have a word.
  var count: Int { words.count }

  /// The word for a small letter; one from a to z has one in every language.
  func word(for letter: Unicode.Scalar) -> String? {
    words[letter] ?? Self.international.words[letter]
  }

  /// The alphabet that is customary in a language; where none is, the international one.
  static func forLanguage(_ language: ReaderLanguage) -> SpellingAlphabet {
    switch language {
    case .english, .portuguese: international
    case .german: german
    case .russian: russian
    case .spanish: spanish
    case .french: french
    case .italian: italian
    case .japanese: japanese
    case .arabic: arabic
    }
  }
}
