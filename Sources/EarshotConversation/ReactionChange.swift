/// What choosing an emoji did.
public enum ReactionChange: Hashable, Sendable {
  /// The person has one more reaction.
  case added
  /// The emoji took the place of the one named here.
  case replaced(String)
  /// The person had chosen it before, and took it back.
  case removed
}
