/// A form that words take by number, by the name that Unicode's data gives it.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// For nothing at all.
  case zero
  /// For one, and in some languages for more that sounds alike.
  case one
  /// For two.
  case two
  /// For a few.
  case few
  /// For many, or for parts.
  case many
  /// For every other number.
  case other
}
