/// Something that an app tells assistive technology of its own accord.
public enum AccessibilityNotification: Hashable, Sendable {
  /// Words to be spoken.
  case announcement(String, priority: Priority = .default)
  /// Part of the screen is another; the cursor moves to an element if one is named.
  case layoutChanged(focus: AccessibilityElement.ID? = nil)
  /// The whole screen is another; the cursor moves to an element, or to the first one.
  case screenChanged(focus: AccessibilityElement.ID? = nil)
  /// Content was scrolled; the words say to where.
  case pageScrolled(String)

  /// How an announcement stands against other speech.
  public enum Priority: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Waits until nothing else is being said.
    case low
    /// Waits for its turn, and may be cut off.
    case `default`
    /// Interrupts other speech, and is not cut off.
    case high

    /// Orders priorities from low to high.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .low: 0
      case .default: 1
      case .high: 2
      }
    }
  }
}
