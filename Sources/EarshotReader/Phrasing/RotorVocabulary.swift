import EarshotEmoji
import EarshotText

/// The words that the settings of the rotor say, in one language.
struct RotorVocabulary: Sendable {
  /// What the settings are called, but for levels of headings.
  let settings: [Rotor: String]
  /// What stands before the level of a heading, with a space where one belongs there.
  let heading: String
  /// What it is called that each element is spoken in its own language.
  let defaultLanguage: String
  /// What stands after a number of percent, with a space where one belongs there.
  let percent: String
  /// What marks are called.
  let marks: [Mark: String]

  /// The marks that have names, with all characters that are called so.
  enum Mark: String, CaseIterable {
    case space
    case newLine
    case tab = "\t"
    case fullStop = ".。．｡۔"
    case comma = ",，،、"
    case questionMark = "?？؟"
    case exclamationMark = "!！"
    case colon = ":："
    case semicolon = ";；؛"
    case hyphen = "-‐‑"
    case dash = "–—"
    case apostrophe = "'’"
    case quotationMark = "\"“”„«»「」『』"
    case leftParenthesis = "(（"
    case rightParenthesis = ")）"
    case slash = "/"
    case atSign = "@"
    case numberSign = "#"
    case ampersand = "&"
    case underscore = "_"
    case ellipsis = "…"
    case bullet = "•"
  }

  func name(of rotor: Rotor) -> String {
    if case .headingLevel(let level) = rotor { return "\(heading)\(level)" }
    return settings[rotor] ?? rotor.name
  }

  /// Each language is called what those call it who speak it.
  func name(of language: ReaderLanguage?) -> String { language?.ownName ?? defaultLanguage }

  func percentage(_ number: Int) -> String { "\(number)\(percent)" }

  /// What a mark is called; nil for any other character, and for spaces.
  func nameOfMark(_ character: Character) -> String? {
    character.isWhitespace ? nil : Mark(of: character).flatMap { marks[$0] }
  }

  /// What a character is called that stands alone.
  func name(of character: Character) -> String {
    if let mark = Mark(of: character), let name = marks[mark] { return name }
    if let emoji = EmojiNames.english.words(for: character) { return emoji }
    let text = String(character)
    guard text.isInaudible, let scalar = text.unicodeScalars.first else { return text }
    return scalar.properties.name?.lowercased() ?? PrintableText.escape(scalar)
  }
}

extension RotorVocabulary.Mark {
  /// The mark that a character is, if it is one.
  fileprivate init?(of character: Character) {
    if character.isNewline {
      self = .newLine
    } else if let mark = Self.byCharacter[character] {
      self = mark
    } else if character.isWhitespace {
      self = .space
    } else {
      return nil
    }
  }

  private static let byCharacter: [Character: Self] = {
    var marks: [Character: Self] = [:]
    for mark in allCases where mark != .space && mark != .newLine {
      for character in mark.rawValue { marks[character] = mark }
    }
    return marks
  }()
}
