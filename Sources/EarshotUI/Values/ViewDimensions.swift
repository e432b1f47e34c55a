public import struct Foundation.CGFloat

/// The size of a view, and its lines.
public struct ViewDimensions: Hashable, Sendable {
  /// The extent from left to right in points.
  public let width: CGFloat
  /// The extent from top to bottom in points.
  public let height: CGFloat
}
