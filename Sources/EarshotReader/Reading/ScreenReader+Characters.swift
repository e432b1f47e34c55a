import EarshotTree

/// How a character is said that is said by itself.
extension ScreenReader {
  /// Says a character, that it is a capital, and its word, as far as a person wants to hear that.
  func decisions(
    on character: Character, by rule: AccessibilityRule, in language: String?
  ) -> [Decision] {
    let letter = capital(character, by: rule)
    let setting = settings.value(of: .phonetic)
    guard setting != .off else { return letter }
    let word = word(for: character, by: ReaderRules.rotorPhonetic, in: language)
    return (setting == .only && !word.isEmpty ? letter.cues : letter) + word
  }

  /// Says the word for a letter; nothing of what is said best by itself.
  func word(
    for character: Character, by rule: AccessibilityRule, in language: String?
  ) -> [Decision] {
    let tag = settings.language?.tag ?? language ?? settings.defaultLanguage
    guard CharacterVocabulary.forLanguage(tag).spelling(of: character) != nil else { return [] }
    return [Decision(rule), Decision(ReaderRules.spellingAlphabets, says: .phonetic(character))]
  }

  private func capital(_ character: Character, by rule: AccessibilityRule) -> [Decision] {
    let plain = Decision(rule, says: .character(character))
    guard character.isUppercase, settings.value(of: .capitalLetters) != .off else { return [plain] }
    let said = settings.decision(
      to: .capitalLetter(character), by: ReaderRules.capitalLetters, as: .capitalLetters)
    if case .capitalLetter = said.segment { return [said] }
    return [said, plain]
  }
}

extension [Decision] {
  /// What is heard and not said.
  fileprivate var cues: [Decision] {
    filter { if case .cue = $0.segment { true } else { false } }
  }
}
