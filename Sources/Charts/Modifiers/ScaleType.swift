/// How distances on an axis relate to numbers.
public struct ScaleType: Hashable, Sendable {
  /// The same distance is the same difference.
  public static let linear = Self()
  /// The same distance is the same factor.
  public static let log = Self()
  /// As logarithms, but through zero.
  public static let symmetricLog = Self()
  /// Names beside each other.
  public static let category = Self()
  /// Dates.
  public static let date = Self()
  /// Square roots.
  public static let squareRoot = Self()
}
