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
  /// How many characters of it were heard before; the word in which it was cut off is said again.
  var said = 0
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
      fate: overall(fate))
  }

  /// The fate of the whole, of which this may be the rest.
  private func overall(_ fate: SpeechFate) -> SpeechFate {
    switch fate {
    case .spoken: fate
    case .cut(let count, let reason): .cut(after: from + count, because: reason)
    case .dropped(let reason): said > 0 ? .cut(after: said, because: reason) : fate
    }
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

extension Utterance {
  /// The words that the app wanted spoken.
  fileprivate var announcedWords: String {
    segments.compactMap { segment in
      if case .announcement(let words) = segment { words } else { nil }
    }.joined(separator: " ")
  }
}
