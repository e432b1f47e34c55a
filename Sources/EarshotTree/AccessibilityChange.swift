/// Something that happened in a source, told to everyone who watches it.
public enum AccessibilityChange: Hashable, Sendable {
  /// An element says or offers something else than before.
  case updated(AccessibilityElement.ID)
  /// An element appeared.
  case inserted(AccessibilityElement.ID)
  /// An element went away.
  case removed(AccessibilityElement.ID)
  /// The app posted a notification.
  case posted(AccessibilityNotification)
  /// The app gave feedback that is felt rather than heard.
  case haptic(Haptic)
  /// The app asked for something that has no effect where the screen stands alone.
  case unanswered(Request)
  /// Something on the screen begins to move.
  case motion(MotionEvent)
  /// The source failed to do what it was asked; the sentence names the part that failed.
  case fault(String)

  /// What an app asks for beyond the screen.
  public enum Request: String, Hashable, Sendable, CaseIterable {
    /// To leave the screen that everything began with.
    case leave
    /// To keep a value of which the screen was given a constant, as a preview does.
    case keepValue = "keep value"
  }

  /// Feedback that is felt.
  public enum Haptic: String, Hashable, Sendable, CaseIterable {
    /// A light collision.
    case lightImpact = "light impact"
    /// A collision.
    case mediumImpact = "medium impact"
    /// A heavy collision.
    case heavyImpact = "heavy impact"
    /// A choice moved on.
    case selection
    /// A task was done.
    case success
    /// A task needs attention.
    case warning
    /// A task failed.
    case error
  }
}
