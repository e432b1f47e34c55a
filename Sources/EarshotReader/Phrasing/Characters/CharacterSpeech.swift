/// What is said of one character where characters are spoken one by one.
public struct CharacterSpeech: Sendable {
  private let settings: ReaderSettings
  private let vocabulary: CharacterVocabulary

  /// Speaks characters as settings have it, in a language by its BCP 47 tag, or else in theirs.
  public init(_ settings: ReaderSettings, language: String? = nil) {
    self.settings = settings
    vocabulary = .forLanguage(language ?? settings.language)
  }

  /// The words for a character: `cap A`, `question mark`, `space`, or the character itself.
  ///
  /// Marks are named whatever the punctuation setting, since somebody asked for this very character.
  public func words(for character: Character) -> String {
    if character.isNewline { return vocabulary.newLine }
    if character.isWhitespace { return vocabulary.space }
    if let name = vocabulary.name(of: character) { return name }
    let letter = capital(character)
    guard settings[.phonetic], let word = Self.phoneticWord(for: character) else { return letter }
    return "\(letter), \(word)"
  }

  /// The word that stands for a Latin letter over a bad line; nil for any other character.
  public static func phoneticWord(for character: Character) -> String? {
    character.lowercased().first.flatMap { phoneticWords[$0] }
  }

  private func capital(_ character: Character) -> String {
    guard settings[.capitalLetters], character.isUppercase else { return String(character) }
    return vocabulary.capital(String(character))
  }

  /// The international spelling alphabet, by the letter with which each word begins.
  private static let phoneticWords: [Character: String] = Dictionary(
    [
      "Alfa", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India", "Juliett",
      "Kilo", "Lima", "Mike", "November", "Oscar", "Papa", "Quebec", "Romeo", "Sierra", "Tango",
      "Uniform", "Victor", "Whiskey", "X-ray", "Yankee", "Zulu",
    ].compactMap { word in word.lowercased().first.map { ($0, word) } },
    uniquingKeysWith: { first, _ in first })
}
