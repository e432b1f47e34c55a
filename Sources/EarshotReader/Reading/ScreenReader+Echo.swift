import EarshotTree

extension ScreenReader {
  /// Says what was typed, character by character, and each word once something ends it.
  mutating func echo(_ typed: String, after former: String, in field: AccessibilityElement) {
    var word = String(former.reversed().prefix { $0.isPartOfWord }.reversed())
    var run: [Character] = []
    for character in typed {
      run.append(character)
      guard !character.isPartOfWord else {
        word.append(character)
        continue
      }
      echo(run, in: field)
      echoWord(word, in: field)
      run = []
      word = ""
    }
    echo(run, in: field)
  }

  /// Says characters one by one; those of a hidden text as bullets.
  mutating func say(
    _ characters: [Character], in field: AccessibilityElement, by rule: AccessibilityRule
  ) {
    let rules = [Decision(rule)] + (field.isSecret ? [Decision(ReaderRules.typedSecretly)] : [])
    let said =
      field.isSecret
      ? characters.map { _ in Decision(rule, says: .character("•")) }
      : characters.flatMap { decisions(on: $0, by: rule, in: field.language) }
    speak(Utterance(.typing, about: field, deciding: rules + said), as: .typing)
  }

  /// Says a character that is gone, or lets it be heard otherwise that something was deleted.
  mutating func echoDeletion(of character: Character, in field: AccessibilityElement) {
    let value = settings.value(of: .deletedText)
    if let cue = ReaderSetting.deletedText.cue(for: value) { hear(.sound(cue)) }
    guard value == .on || value == .pitch else { return }
    say([character], in: field, by: ReaderRules.typedDelete)
  }

  private mutating func echo(_ run: [Character], in field: AccessibilityElement) {
    guard settings[.typedCharacters], !run.isEmpty else { return }
    say(run, in: field, by: ReaderRules.typedCharacters)
  }

  private mutating func echoWord(_ word: String, in field: AccessibilityElement) {
    guard settings[.typedWords], !word.isEmpty, !field.isSecret else { return }
    let said = Decision(ReaderRules.typedWords, says: .label(word))
    speak(Utterance(.typing, about: field, deciding: [said]), as: .typing)
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool {
    isLetter || isNumber || self == "'" || self == "’"
  }
}
