public import struct Foundation.CGFloat

/// A point in a rectangle, in fractions of its size.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction from left to right.
  public var x: CGFloat
  /// The fraction from top to bottom.
  public var y: CGFloat

  /// Makes a point from two fractions.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the side where reading begins.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the side where reading ends.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The corner where reading begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper corner where lines end.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower corner where lines begin.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner where reading ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
