/// How a value is written in the place that a format keeps for it, as `%.2f`.
public struct FormatSpecifier: Hashable, Sendable {
  /// Characters before the width, as `0` and `+`.
  public var flags: String
  /// How many characters are written at least.
  public var width: Int?
  /// How many digits are written after the point.
  public var precision: Int?
  /// The letter that says what kind of value it is.
  public var conversion: Character

  /// How a value is written; without more than the letter, as it usually is.
  public init(
    _ conversion: Character, flags: String = "", width: Int? = nil, precision: Int? = nil
  ) {
    self.flags = flags
    self.width = width
    self.precision = precision
    self.conversion = conversion
  }

  /// Any value, written as it describes itself.
  public static let object = FormatSpecifier("@")
}
