public import struct Foundation.CGFloat

/// A rectangle with round corners.
public struct RoundedRectangle {
  /// Makes a rectangle whose corners have a radius.
  public init(cornerRadius: CGFloat) {}
}

extension RoundedRectangle: Shape, SilentView {}
