/// Which way a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Towards more.
  case increment
  /// Towards less.
  case decrement
}
