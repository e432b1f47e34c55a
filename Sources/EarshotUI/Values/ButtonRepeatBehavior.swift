/// Whether a button acts again while it is held.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  /// As the system likes.
  case automatic
  /// Again and again.
  case enabled
  /// Once.
  case disabled
}
