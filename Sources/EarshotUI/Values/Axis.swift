/// A direction.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: Int8

    /// Takes bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From left to right.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}
