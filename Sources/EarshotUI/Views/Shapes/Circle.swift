public import struct Foundation.CGFloat
public import struct Foundation.CGRect

/// A circle.
public struct Circle: InsettableShape {
  /// Makes a circle.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public func inset(by amount: CGFloat) -> _InsetShape<Circle> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
