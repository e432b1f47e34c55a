import EarshotTree

extension ScreenReader {
  /// Says what is under the cursor, its place, and what is around it.
  mutating func sayWhereabouts() {
    guard let focus, let element = source.element(focus.element.id) else { return }
    let context = context(of: focus, entered: focus.entered(from: nil))
    say(composer.whereabouts(of: element, in: context))
  }

  /// Says the last phrase again.
  mutating func sayAgain() {
    guard let phrase = lastPhrase else { return hear(.note(.gesture(.nothingSaid))) }
    let rules = phrase.rules.filter { $0 != ReaderRules.saidAgain } + [ReaderRules.saidAgain]
    say(
      Utterance(
        phrase.kind, about: phrase.element, language: phrase.language, segments: phrase.segments,
        keepsEmoji: phrase.keepsEmoji, rules: rules))
  }

  /// Says the last phrase letter by letter.
  mutating func spellOut() {
    guard let phrase = lastPhrase else { return hear(.note(.gesture(.nothingSaid))) }
    let characters = characters(of: phrase)
    spell(
      phrase,
      [Decision(ReaderRules.spelledOut)]
        + characters.flatMap {
          decisions(on: $0, by: ReaderRules.spelledOut, in: phrase.language)
        })
  }

  /// Says the last character, or else the whole last phrase, in words for letters.
  mutating func spellInWords() {
    guard let phrase = lastPhrase else { return hear(.note(.gesture(.nothingSaid))) }
    spell(
      phrase,
      characters(of: phrase).flatMap { character in
        let word = word(for: character, by: ReaderRules.spelledInWords, in: phrase.language)
        let itself = Decision(ReaderRules.spelledInWords, says: .character(character))
        return word.isEmpty ? [itself] : word
      })
  }

  private mutating func spell(_ phrase: Utterance, _ decisions: [Decision]) {
    let said = Utterance(.spelling, deciding: decisions)
    say(
      Utterance(
        .spelling, about: phrase.element, language: phrase.language, segments: said.segments,
        rules: said.rules))
  }

  /// The characters of a phrase without what follows its pause; of characters, just those.
  private func characters(of phrase: Utterance) -> [Character] {
    if let alone = phrase.charactersAlone { return alone }
    let parts = phrase.segments.filter { !$0.followsPause }.map { segment in
      Phrasing.spoken.text(
        of: Utterance(phrase.kind, language: phrase.language, segments: [segment]))
    }
    return Array(parts.filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// What is being said, or else was said last, unless that is a spelling.
  private var lastPhrase: Utterance? {
    if let now = timeline?.speaking?.utterance, now.kind != .spelling { return now }
    return log.entries.reversed().lazy.compactMap { entry -> Utterance? in
      switch entry.heard {
      case .speech(let utterance), .restOfSpeech(let utterance, from: _):
        utterance.kind == .spelling ? nil : utterance
      default: nil
      }
    }.first
  }
}
