/// What single characters are called in one language; the words are this project's own.
struct CharacterVocabulary: Sendable {
  /// The symbols that have names besides the marks that the rotor names.
  static let symbols: [Character] = ["*", "+", "=", "%"]

  private let marks: RotorVocabulary
  private let names: [Character: String]
  /// The words for zero to nine.
  let digits: [String]
  /// Says of a letter that it is a capital.
  let capital: @Sendable (String) -> String

  /// Creates the words of a language; names and digits stand one after another, with commas.
  init(
    marks: RotorVocabulary, symbols: String, digits: String,
    capital: @escaping @Sendable (String) -> String
  ) {
    self.marks = marks
    names = Dictionary(
      zip(Self.symbols, Self.list(symbols)), uniquingKeysWith: { first, _ in first })
    self.digits = Self.list(digits)
    self.capital = capital
  }

  /// How many symbols have a name.
  var nameCount: Int { names.count }

  /// The words for a BCP 47 tag by its language; English where there are none for it.
  static func forLanguage(_ tag: String?) -> CharacterVocabulary {
    tag.flatMap { byLanguage[$0.languageSubtag] } ?? .english
  }

  /// What a mark or a symbol is called; nil for any other character.
  func name(of character: Character) -> String? {
    names[character] ?? marks.nameOfMark(character)
  }

  private static func list(_ words: String) -> [String] {
    words.split(separator: ", ").map { String($0) }
  }
}
