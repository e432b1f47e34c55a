import EarshotTree

public import struct Foundation.CGFloat
public import struct Foundation.CGRect

/// A form with a paint, which somebody who asks for what is drawn is told.
///
/// It stays a form, so that it can be painted further.
public struct PaintedShape<Base: Shape>: Shape {
  var base: Base
  /// The paint, where it is one colour.
  let paint: String?

  @MainActor
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  @MainActor
  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let element = context.makeElement(.shape)
    element.isLatent = true
    element.draw(as: .shape(paint: view.paint))
    return [.element(element)]
  }
}

extension PaintedShape: InsettableShape where Base: InsettableShape {
  public func inset(by amount: CGFloat) -> PaintedShape<Base.InsetShape> {
    PaintedShape<Base.InsetShape>(base: base.inset(by: amount), paint: paint)
  }
}
