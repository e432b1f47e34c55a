/// How a line ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// At its end.
  case butt
  /// In a half circle.
  case round
  /// In a half square.
  case square
}
