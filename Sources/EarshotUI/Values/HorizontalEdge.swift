/// A side of a line.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The side where reading begins.
  case leading
  /// The side where reading ends.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The sides as bits.
    public let rawValue: Int8

    /// Takes bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The side where reading begins.
    public static let leading = Set(rawValue: 1)
    /// The side where reading ends.
    public static let trailing = Set(rawValue: 2)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}
