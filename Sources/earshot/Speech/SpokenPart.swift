import EarshotReader

/// What is said of an utterance: all of it, or what is heard of it before it is cut off.
struct SpokenPart {
  /// All words of the utterance.
  let whole: String
  /// The same in parts, each with its language.
  private let runs: [LanguageRun]
  /// The first character that is said, and the one before which it ends.
  let start, end: Int
  /// The rate that is said, and holds from now on.
  let rate: Int?

  /// The words that are said.
  var words: String { String(whole.dropFirst(start).prefix(end - start)) }

  /// What is heard, in parts whose words are of one language each.
  var languageRuns: [LanguageRun] { languageRuns(from: start, to: end) }

  var isWhole: Bool { start == 0 && end >= whole.count }

  /// Takes what is said; nil for what is no speech.
  init?(_ heard: Heard) {
    guard let words = heard.words() else { return nil }
    let utterance: Utterance
    switch heard {
    case .speech(let said): (utterance, start) = (said, 0)
    case .cutSpeech(let said, let place, _), .restOfSpeech(let said, let place):
      (utterance, start) = (said, Self.start(of: said, from: place))
    case .sound, .haptic, .motion, .note, .answer: return nil
    }
    runs = utterance.languageRuns
    whole = Phrasing.spoken.text(of: utterance)
    end = start + words.count
    rate =
      utterance.segments.lazy.compactMap { segment in
        if case .speechRate(let rate) = segment { rate } else { nil }
      }.first
  }

  /// The parts of the words between two characters of the whole.
  func languageRuns(from start: Int, to end: Int) -> [LanguageRun] {
    let before = whole.prefix(start).utf8.count
    let after = max(whole.prefix(end).utf8.count, before)
    var place = 0
    return runs.compactMap { run in
      let words = run.text.utf8
      defer { place += words.count }
      let lower = min(max(before - place, 0), words.count)
      let upper = min(max(after - place, lower), words.count)
      guard lower < upper else { return nil }
      let text = String(decoding: words.prefix(upper).dropFirst(lower), as: UTF8.self)
      return LanguageRun(text, in: run.language)
    }
  }

  /// Where the words begin that are said from a place on, which may lie within a word.
  private static func start(of utterance: Utterance, from place: Int) -> Int {
    let rest = Heard.restOfSpeech(utterance, from: place).words() ?? ""
    return Phrasing.spoken.text(of: utterance).count - rest.count
  }
}
