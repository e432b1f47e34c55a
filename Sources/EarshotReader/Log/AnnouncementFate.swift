import EarshotText
public import EarshotTree

/// What became of an announcement of the app.
public struct AnnouncementFate: Hashable, Sendable {
  /// The words of the app.
  public let words: String
  /// How the announcement stood against other speech.
  public let priority: AccessibilityNotification.Priority
  /// When it was posted, on the clock of the source.
  public let posted: Duration
  /// What became of it.
  public let fate: SpeechFate

  /// Tells of an announcement.
  package init(
    words: String, priority: AccessibilityNotification.Priority = .default,
    posted: Duration = .zero, fate: SpeechFate
  ) {
    self.words = words
    self.priority = priority
    self.posted = posted
    self.fate = fate
  }
}

extension AnnouncementFate: CustomStringConvertible {
  /// The time in seconds, the priority, the words, and what became of them.
  public var description: String {
    "\(DecimalSeconds(posted)) s, \(priority.rawValue): \(PrintableText.line(words)): \(fate)"
  }
}
