/// What a value is, named as an error message names it.
public enum JSONKind: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// Keys with values.
  case object = "an object"
  /// Values in order.
  case array = "an array"
  /// Text.
  case string = "a string"
  /// A number, whole or not.
  case number = "a number"
  /// `true` or `false`.
  case boolean = "true or false"
  /// `null`.
  case null

  /// The kind with its article.
  public var description: String { rawValue }
}
