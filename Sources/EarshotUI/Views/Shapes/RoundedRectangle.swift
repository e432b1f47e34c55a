public import struct Foundation.CGFloat
public import struct Foundation.CGRect
public import struct Foundation.CGSize

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// How far the corners reach in points.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Makes a rectangle whose corners have a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a rectangle whose corners reach as far as a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners have a radius in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }

  /// A rectangle whose corners reach as far as a size.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}
