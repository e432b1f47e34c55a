/// Whether something dragged over a button presses it.
public enum SpringLoadingBehavior: Hashable, Sendable {
  /// As the system likes.
  case automatic
  /// It does.
  case enabled
  /// It does not.
  case disabled
}
