public import struct Foundation.CGFloat
public import struct Foundation.CGRect

/// A rectangle with half-round ends.
public struct Capsule: InsettableShape {
  /// How the ends are rounded.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerRadius: radius, style: style)
  }

  public func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }

  /// A capsule whose ends are rounded in a way.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
