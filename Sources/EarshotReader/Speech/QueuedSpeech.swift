import EarshotTree

/// Something that is to be said, and how it stands against what else is.
struct QueuedSpeech: Hashable, Sendable {
  /// What makes it stand higher or lower.
  enum Standing: Hashable, Sendable {
    /// The cursor came to an element.
    case focus
    /// A reading came to its next stop.
    case reading
    /// A gesture asked for it, and left the cursor where it is.
    case answer
    /// Something was typed.
    case typing
    /// The element under the cursor became another.
    case change
    /// The app said something of its own accord.
    case announcement(AccessibilityNotification.Priority)
  }

  let utterance: Utterance
  let standing: Standing
  /// How many characters are to be said.
  let length: Int
  /// When it was posted; what is posted at the same time does not interrupt each other.
  let posted: Duration
  /// How many characters of the utterance come before what is to be said.
  var from = 0
  /// When it was posted for the first time, where it is taken up again.
  var firstPosted: Duration?

  /// Whether nothing but a pause cuts it off once it has begun.
  var isHigh: Bool { standing == .announcement(.high) }

  /// Whether it says where the cursor is.
  var isOfCursor: Bool { standing == .focus || standing == .reading }

  /// What becomes of an announcement, to be kept; nil where this is none.
  func fate(_ fate: SpeechFate) -> AnnouncementFate? {
    guard case .announcement(let priority) = standing else { return nil }
    return AnnouncementFate(
      words: utterance.announcedWords, priority: priority, posted: firstPosted ?? posted,
      fate: fate.afterSaying(from))
  }
}

extension QueuedSpeech.Standing {
  /// Why this cuts off what is being said, if it does.
  var interruption: SpeechFate.Reason? {
    switch self {
    case .focus: .cursorMoved
    case .answer: .otherAsked
    case .typing: .typed
    case .announcement(.high): .highPriority
    case .reading, .change, .announcement: nil
    }
  }

  /// Whether it comes from what a person does, and so before all that waits.
  var isDirect: Bool { interruption != nil && self != .announcement(.high) }
}

extension SpeechFate {
  /// The same fate of something of which so many characters had been said before.
  fileprivate func afterSaying(_ count: Int) -> SpeechFate {
    switch self {
    case .spoken: self
    case .cut(let more, let reason): .cut(after: count + more, because: reason)
    case .dropped(let reason): count > 0 ? .cut(after: count, because: reason) : self
    }
  }
}

extension Utterance {
  /// The words that the app wanted spoken.
  fileprivate var announcedWords: String {
    segments.compactMap { segment in
      if case .announcement(let words) = segment { words } else { nil }
    }.joined(separator: " ")
  }
}
