/// How lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// In a corner.
  case miter
  /// In a round.
  case round
  /// In a cut corner.
  case bevel
}
