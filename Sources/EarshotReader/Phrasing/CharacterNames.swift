import EarshotEmoji
import EarshotText

/// What a character is called that is said on its own, in one language.
///
/// The words are this project's own; emoji are named in English, for want of names elsewhere.
struct CharacterNames: Sendable {
  /// The characters whose names each language lists, in this order.
  static let named: [Character] = [
    " ", "\n", ".", ",", "?", "!", ":", ";", "'", "\"", "-", "(", ")", "/", "@", "#", "%", "&", "*",
    "+", "=", "_", "…", "•",
  ]

  private let names: [Character: String]

  init(_ words: [String]) {
    names = Dictionary(zip(Self.named, words)) { first, _ in first }
  }

  /// The names for a BCP 47 tag by its language; English where there are none for it.
  static func forLanguage(_ tag: String?) -> CharacterNames {
    guard let language = tag?.prefix(while: \.isLetter).lowercased() else { return .english }
    return byLanguage[language] ?? .english
  }

  /// What a character is called; a letter is called by itself.
  func name(of character: Character) -> String {
    if let name = names[Self.plain(character)] { return name }
    if let emoji = EmojiNames.english.words(for: character) { return emoji }
    guard String(character).isInaudible, let scalar = character.unicodeScalars.first
    else { return String(character) }
    return scalar.properties.name?.lowercased() ?? "U+" + String(scalar.value, radix: 16)
  }

  /// Other line ends, spaces and quotation marks are called as those that are listed.
  private static func plain(_ character: Character) -> Character {
    if character.isNewline { return "\n" }
    if character.isWhitespace { return " " }
    return likeness[character] ?? character
  }

  private static let likeness: [Character: Character] = [
    "’": "'", "‘": "'", "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "–": "-", "—": "-",
    "？": "?", "！": "!", "。": ".", "、": ",", "؟": "?", "،": ",",
  ]
}
