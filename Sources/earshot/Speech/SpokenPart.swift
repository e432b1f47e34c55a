import EarshotReader

/// What is said of an utterance: all of it, or what is heard of it before it is cut off.
struct SpokenPart {
  /// All words of the utterance.
  let whole: String
  /// The first character that is said, and the one before which it ends.
  let start, end: Int
  /// The language of the words, where they state one.
  let language: String?
  /// The rate that is said, and holds from now on.
  let rate: Int?

  /// The words that are said.
  var words: String { String(whole.dropFirst(start).prefix(end - start)) }

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
    whole = Phrasing.spoken.text(of: utterance)
    end = start + words.count
    language = utterance.language
    rate =
      utterance.segments.lazy.compactMap { segment in
        if case .speechRate(let rate) = segment { rate } else { nil }
      }.first
  }

  /// Where the words begin that are said from a place on, which may lie within a word.
  private static func start(of utterance: Utterance, from place: Int) -> Int {
    let rest = Heard.restOfSpeech(utterance, from: place).words() ?? ""
    return Phrasing.spoken.text(of: utterance).count - rest.count
  }
}
