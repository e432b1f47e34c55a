public import struct Foundation.CGFloat

/// The radius of each corner of a rectangle in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The upper corner where reading begins.
  public var topLeading: CGFloat
  /// The lower corner where reading begins.
  public var bottomLeading: CGFloat
  /// The lower corner where reading ends.
  public var bottomTrailing: CGFloat
  /// The upper corner where reading ends.
  public var topTrailing: CGFloat

  /// Takes the radius of each corner.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
