import EarshotEmoji

/// What a character is to somebody who compares words.
enum CharacterKind: Hashable, Sendable {
  case letter
  case digit
  case emoji
  /// White space, punctuation and signs.
  case none

  init(of character: Character) {
    if character.isLetter {
      self = .letter
    } else if EmojiNames.english.words(for: character) != nil {
      self = .emoji
    } else if character.isNumber {
      self = .digit
    } else {
      self = .none
    }
  }
}
