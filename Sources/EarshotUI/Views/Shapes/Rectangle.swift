public import struct Foundation.CGFloat
public import struct Foundation.CGRect

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Makes a rectangle.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
