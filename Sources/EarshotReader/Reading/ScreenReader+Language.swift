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

extension Heard {
  /// The same in a language that a person chose, if one did and there is speech in it.
  func spoken(in language: ReaderLanguage?) -> Heard {
    guard case .speech(let utterance) = self else { return self }
    return .speech(utterance.spoken(in: language))
  }
}

extension Utterance {
  /// The same in a language that a person chose, if one did.
  func spoken(in language: ReaderLanguage?) -> Utterance {
    guard let language else { return self }
    return Utterance(
      kind, about: element, language: language.tag, segments: segments, rules: rules)
  }
}
