public import struct Foundation.CGFloat
public import struct Foundation.CGRect

/// The shape of what surrounds the view.
public struct ContainerRelativeShape: InsettableShape {
  /// Takes the shape of what surrounds the view.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of what surrounds the view.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
