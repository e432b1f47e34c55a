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
        rules: rules))
  }

  /// Says the last phrase letter by letter.
  mutating func spellOut() {
    guard let phrase = lastPhrase else { return hear(.note(.gesture(.nothingSaid))) }
    let parts = phrase.segments.filter { !$0.followsPause }.map { segment in
      Phrasing.spoken.text(
        of: Utterance(phrase.kind, language: phrase.language, segments: [segment]))
    }
    say(
      Utterance(
        .spelling, about: phrase.element, language: phrase.language,
        segments: parts.joined(separator: " ").map { .character($0) },
        rules: [ReaderRules.spelledOut]))
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
