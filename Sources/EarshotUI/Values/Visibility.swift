/// Whether something is seen.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As it fits.
  case automatic
  /// Seen.
  case visible
  /// Not seen.
  case hidden
}
