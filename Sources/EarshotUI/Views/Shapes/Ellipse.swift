public import struct Foundation.CGFloat
public import struct Foundation.CGRect

/// An ellipse.
public struct Ellipse: InsettableShape {
  /// Makes an ellipse.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
