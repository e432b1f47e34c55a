import EarshotEmoji
import EarshotText

/// What single characters are called in one language; the words are this project's own.
struct CharacterVocabulary: Sendable {
  /// The language that the words are of.
  let language: ReaderLanguage
  /// What marks and symbols are called.
  let marks: [CharacterMark: String]
  /// What characters are called that are not heard by themselves.
  let unseen: [UnseenCharacter: String]
  /// What is said of what stands above, below or through a letter.
  let accents: [AccentMark: String]
  /// The words for zero to nine.
  let digits: [String]
  /// Says of a letter that it is a capital.
  let capital: @Sendable (String) -> String

  /// Creates the words of a language; the digits stand one after another, with commas.
  init(
    language: ReaderLanguage, marks: [CharacterMark: String], unseen: [UnseenCharacter: String],
    accents: [AccentMark: String], digits: String, capital: @escaping @Sendable (String) -> String
  ) {
    self.language = language
    self.marks = marks
    self.unseen = unseen
    self.accents = accents
    self.digits = digits.split(separator: ", ").map { String($0) }
    self.capital = capital
  }

  /// The words for a BCP 47 tag by its language; English where there are none for it.
  static func forLanguage(_ tag: String?) -> CharacterVocabulary {
    switch tag.flatMap({ ReaderLanguage(rawValue: $0.languageSubtag) }) ?? .english {
    case .english: .english
    case .german: .german
    case .russian: .russian
    case .spanish: .spanish
    case .french: .french
    case .italian: .italian
    case .portuguese: .portuguese
    case .japanese: .japanese
    case .arabic: .arabic
    }
  }

  /// What a mark or a symbol is called; nil for any other character, and for spaces.
  func nameOfMark(_ character: Character) -> String? {
    character.isWhitespace ? nil : CharacterMark(of: character).flatMap { marks[$0] }
  }

  /// What a character is called that stands alone.
  func name(of character: Character) -> String {
    if let mark = CharacterMark(of: character), let name = marks[mark] { return name }
    if let emoji = EmojiNames.forLanguage(language.tag).words(for: character) { return emoji }
    if let accent = nameOfMarkWithoutLetter(character) { return accent }
    let names = character.unicodeScalars.map(nameOfUnseen)
    // Something that is heard goes to the voice together with what is not.
    guard !names.contains(nil) else { return String(character) }
    return names.compactMap(\.self).joined(separator: " ")
  }

  private func nameOfUnseen(_ scalar: Unicode.Scalar) -> String? {
    guard let kind = UnseenCharacter(of: scalar) else { return nil }
    let name = unseen[kind] ?? PrintableText.escape(scalar)
    return kind.needsNumber ? "\(name) \(scalar.codePoint)" : name
  }
}

extension Unicode.Scalar {
  /// The number as it is usually written: U+0007.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
