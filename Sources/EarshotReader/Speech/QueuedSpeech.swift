import EarshotTree

/// Something that is to be said, and how it stands against what else is.
struct QueuedSpeech: Hashable, Sendable {
  /// What makes it stand higher or lower.
  enum Standing: Hashable, Sendable {
    /// The cursor came to an element.
    case focus
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

  /// Whether nothing cuts it off once it has begun.
  var isHigh: Bool { standing == .announcement(.high) }

  /// What becomes of an announcement, to be kept; nil where this is none.
  func fate(_ fate: SpeechFate) -> AnnouncementFate? {
    guard case .announcement(let priority) = standing else { return nil }
    return AnnouncementFate(
      words: utterance.announcedWords, priority: priority, posted: posted, fate: fate)
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
