import EarshotTree

/// What follows a character when a person stays with it.
extension ScreenReader {
  /// How long somebody stays with a character before its word is said.
  private static let pause = Duration.seconds(1)

  /// The word for the character that was said last, and when it is due.
  struct WordAfterPause {
    let utterance: Utterance
    let due: Duration
    let place: Range<String.Index>
  }

  /// The word that follows when time passes now; none where words are said at once.
  func wordAfterPause() -> WordAfterPause? {
    guard settings.value(of: .phonetic) == .off, let place = rotor.textStand?.stretch,
      let said = log.entries.reversed().lazy.compactMap(\.heard.utterance).first,
      said.kind == .place, let characters = said.charactersAlone, characters.count == 1
    else { return nil }
    let word = word(
      for: characters[0], by: ReaderRules.phoneticAfterPause, in: said.language)
    guard !word.isEmpty else { return nil }
    let utterance = Utterance(.spelling, about: focus?.element, deciding: word)
    return WordAfterPause(
      utterance: utterance, due: source.clock.now + Self.pause, place: place)
  }

  /// Says the word unless the cursor or the words are elsewhere by now.
  mutating func sayIfStillThere(_ word: WordAfterPause) {
    guard cursor == word.utterance.element, rotor.textStand?.stretch == word.place else { return }
    speak(word.utterance, as: .change)
  }
}
