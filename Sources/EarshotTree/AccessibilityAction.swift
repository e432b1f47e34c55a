/// What a person can do to an element.
public enum AccessibilityAction: Hashable, Sendable {
  /// A double tap.
  case activate
  /// A double tap that is held, which passes a long press through to the app.
  case touchAndHold
  /// One of the actions that the element offers by name.
  case custom(AccessibilityCustomAction)
  /// A swipe up on an adjustable element.
  case increment
  /// A swipe down on an adjustable element.
  case decrement
  /// Everything that a field holds, entered anew; a line end in a field of one line is the return key.
  case setText(String)
  /// A two-finger scrub, which leaves what was opened last.
  case escape
  /// A two-finger double tap, which starts or stops what matters most.
  case magicTap
  /// A swipe with three fingers, which turns pages.
  case scroll(AccessibilityScrollDirection)
}

/// What became of an action.
public enum AccessibilityActionOutcome: Hashable, Sendable {
  /// The app's own code ran.
  case performed
  /// Nothing ran, for a reason.
  case refused(Refusal)

  /// Why an action did nothing.
  public enum Refusal: Hashable, Sendable {
    /// The element does not react to this action.
    case noAction
    /// The element has the not-enabled trait.
    case disabled
    /// Touches do not reach the element.
    case touchesIgnored
    /// The element offers no action of this name now.
    case notOffered
    /// The element is no longer there.
    case elementGone
  }
}
