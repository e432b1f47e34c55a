/// The colour of controls.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// The colour of controls.
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
