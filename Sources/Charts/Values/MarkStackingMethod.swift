/// How marks at the same place are put on each other.
public enum MarkStackingMethod: Hashable, Sendable {
  /// One on the other.
  case standard
  /// One on the other, to the same height each time.
  case normalized
  /// One on the other around the middle.
  case center
  /// Over each other.
  case unstacked
}
