public import struct Foundation.CGFloat

/// How one column or row of a lazy grid is laid out.
public struct GridItem: Sendable {
  /// How much room a column or row takes.
  public enum Size: Sendable {
    /// As many points as given.
    case fixed(CGFloat)
    /// Between two numbers of points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit, each between two numbers of points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How much room the column or row takes.
  public var size: Size
  /// The points to the next one.
  public var spacing: CGFloat?
  /// Where views stand in it.
  public var alignment: Alignment?

  /// Lays out a column or row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
