public import EarshotReader

/// One thing that was heard, felt or remarked in a test, in the order in which it came.
public struct LogEntry: Hashable, Sendable {
  /// What an entry is about.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Something was said.
    case speech
    /// A sound was played.
    case sound
    /// Something was felt.
    case haptic
    /// Something was seen to move.
    case motion
    /// A remark of Earshot's own, such as that nothing happened.
    case note
    /// A part of the answer to a question such as `actions`.
    case answer
    /// Something of the app that had not happened yet when the step was over.
    case pending
  }

  /// How many entries came before this one.
  public let index: Int
  /// The command that brought this about, as in line mode; nil where nobody asked.
  public let cause: String?
  /// What the entry is about.
  public let kind: Kind
  /// What was heard, in words.
  public let text: String
  /// What became of something that was to be said; nil for everything else.
  public let fate: SpeechFate?

  init(index: Int, cause: String?, kind: Kind, text: String, fate: SpeechFate? = nil) {
    self.index = index
    self.cause = cause
    self.kind = kind
    self.text = text
    self.fate = fate
  }

  /// The reason of a cut is remarked after what was cut.
  init(_ heard: Heard, index: Int, cause: String?, reasonOfCut: SpeechFate.Reason?) {
    self.init(
      index: index, cause: cause, kind: Kind(heard), text: TranscriptLine(heard).text,
      fate: heard.fate(ifCut: reasonOfCut ?? .cursorMoved))
  }
}

extension LogEntry.Kind {
  fileprivate init(_ heard: Heard) {
    self =
      switch heard {
      case .speech, .cutSpeech, .restOfSpeech: .speech
      case .sound: .sound
      case .haptic: .haptic
      case .motion: .motion
      case .note: .note
      case .answer: .answer
      }
  }
}

extension Heard {
  /// What became of what was to be said.
  fileprivate func fate(ifCut reason: SpeechFate.Reason) -> SpeechFate? {
    switch self {
    case .speech, .restOfSpeech: .spoken
    case .cutSpeech(_, from: _, after: let count): .cut(after: count, because: reason)
    case .note(.notSaid(_, let reason)): .dropped(because: reason)
    default: nil
    }
  }

  /// Why what was heard before this was cut off, where this says so.
  var reasonOfCut: SpeechFate.Reason? {
    if case .note(.cutOff(_, let reason)) = self { reason } else { nil }
  }
}
