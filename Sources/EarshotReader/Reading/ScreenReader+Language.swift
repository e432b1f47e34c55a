import EarshotTree

extension ScreenReader {
  /// Chooses the next or previous language, around through the default.
  mutating func changeLanguage(_ direction: Direction) {
    let languages = [nil] + ReaderLanguage.allCases.map(Optional.some)
    let place = (languages.firstIndex(of: settings.language) ?? 0) + direction.offset
    settings.language = languages[(place + languages.count) % languages.count]
    let said = Decision(ReaderRules.rotorLanguage, says: .language(settings.language))
    say(Utterance(.rotor, about: focus?.element, deciding: [said]))
  }
}
