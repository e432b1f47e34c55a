import EarshotText

/// How words are put that are to be spoken, as far as a person has a say in it.
public struct SpeechManner: Hashable, Sendable {
  /// Which marks of the app's words are spoken.
  public var punctuation = PunctuationLevel.some
  /// Whether emoji in the app's words are spoken.
  public var speaksEmoji = true
  /// How numbers are spoken.
  public var numbers = NumberReading.words

  /// How words are put on a new device: as they are.
  public static let standard = SpeechManner()

  /// Marks for which no voice pauses.
  private static let soundlessMarks: Set<Character> = [
    "#", "*", "/", "\\", "|", "_", "~", "^", "<", ">", "(", ")", "[", "]", "{", "}", "\"", "“", "”",
    "„", "«", "»",
  ]

  /// Puts words of the app.
  func appWords(
    _ text: String, in words: CharacterVocabulary, keepingEmoji: Bool = false
  ) -> String {
    let heard = speaksEmoji || keepingEmoji ? text : Self.withoutEmoji(text)
    let numbered = self.numbers(in: heard, words)
    return switch punctuation {
    case .all: Self.naming(marksIn: numbered, words)
    case .some: numbered
    case .none: Self.withoutMarks(numbered)
    }
  }

  /// Puts words of the screen reader's own, in which there are neither marks nor emoji to be named.
  func ownWords(_ text: String, in words: CharacterVocabulary) -> String {
    numbers(in: text, words)
  }

  private func numbers(in text: String, _ words: CharacterVocabulary) -> String {
    guard numbers == .digits else { return text }
    let characters = Array(text)
    var spaced = SpacedWords()
    for (place, character) in characters.enumerated() {
      if let digit = character.digit {
        spaced.append(word: words.digits[digit])
      } else if let mark = words.nameOfMark(character), place > 0,
        characters[place - 1].digit != nil,
        place + 1 < characters.count, characters[place + 1].digit != nil
      {
        spaced.append(word: mark)
      } else {
        spaced.append(character)
      }
    }
    return spaced.text
  }

  /// A text that is nothing but emoji and marks would be nothing without them, and stays.
  private static func withoutEmoji(_ text: String) -> String {
    guard text.contains(where: \.isSpokenAsEmoji) else { return text }
    let characters = Array(text)
    var rest = ""
    for (place, character) in characters.enumerated() {
      guard character.isSpokenAsEmoji else {
        rest.append(character)
        continue
      }
      // What ended the sentence behind the emoji moves up to the word before it.
      let next = characters.dropFirst(place + 1).first
      if rest.last == " ", next?.isPunctuation == true { rest.removeLast() }
    }
    return rest.contains(where: \.isInWord) ? singleSpaced(rest) : text
  }

  private static func withoutMarks(_ text: String) -> String {
    guard text.contains(where: soundlessMarks.contains) else { return text }
    let rest = String(text.map { soundlessMarks.contains($0) ? " " : $0 })
    return rest.isInaudible ? text : singleSpaced(rest)
  }

  private static func naming(marksIn text: String, _ words: CharacterVocabulary) -> String {
    let characters = Array(text)
    var spaced = SpacedWords()
    for (place, character) in characters.enumerated() {
      let isInsideWord =
        character.isApostrophe && place > 0 && characters[place - 1].isLetter
        && place + 1 < characters.count && characters[place + 1].isLetter
      if !isInsideWord, let name = words.nameOfMark(character) {
        spaced.append(word: name)
      } else {
        spaced.append(character)
      }
    }
    return spaced.text
  }

  private static func singleSpaced(_ text: String) -> String {
    text.split(separator: " ").joined(separator: " ")
  }
}

extension Character {
  /// What the character counts for in a number written in digits.
  fileprivate var digit: Int? {
    guard unicodeScalars.count == 1, unicodeScalars.first?.properties.numericType == .decimal
    else { return nil }
    return wholeNumberValue
  }

  /// Whether there is more in the character than a pause.
  fileprivate var isInWord: Bool { isLetter || isNumber || isSymbol }

  fileprivate var isApostrophe: Bool { self == "'" || self == "’" }

  /// Whether a voice says the character by the name of an emoji; legal signs are text.
  fileprivate var isSpokenAsEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    if unicodeScalars.contains("\u{20E3}") { return true }
    guard !isASCII, first.properties.isEmoji else { return false }
    let isLegalSign = first == "©" || first == "®" || first == "™"
    return !isLegalSign || unicodeScalars.contains("\u{FE0F}")
  }
}
