public import struct Foundation.CGFloat
public import struct Foundation.CGRect

/// A form that is smaller, or larger, by a length all around.
public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  public func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }

  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}
