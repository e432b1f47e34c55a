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
    switch heard {
    case .speech(let utterance): self.init(utterance)
    case .cutSpeech(let utterance, let count): self.init(utterance, upTo: count)
    case .sound, .haptic, .motion, .note, .answer: return nil
    }
  }

  private init(_ utterance: Utterance, from start: Int = 0, upTo count: Int? = nil) {
    whole = Phrasing.spoken.text(of: utterance)
    self.start = start
    end = count.map { start + $0 } ?? whole.count
    language = utterance.language
    rate =
      utterance.segments.lazy.compactMap { segment in
        if case .speechRate(let rate) = segment { rate } else { nil }
      }.first
  }
}
