/// How a corner is rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// By a part of a circle.
  case circular
  /// By a curve that begins and ends gently.
  case continuous
}
