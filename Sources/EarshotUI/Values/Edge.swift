/// A side of a rectangle.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// The upper side.
  case top
  /// The side where reading begins.
  case leading
  /// The lower side.
  case bottom
  /// The side where reading ends.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The sides as bits.
    public let rawValue: Int8

    /// Takes bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The side where reading begins.
    public static let leading = Set(rawValue: 2)
    /// The lower side.
    public static let bottom = Set(rawValue: 4)
    /// The side where reading ends.
    public static let trailing = Set(rawValue: 8)
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// Every side.
    public static let all: Set = [.horizontal, .vertical]
  }
}
