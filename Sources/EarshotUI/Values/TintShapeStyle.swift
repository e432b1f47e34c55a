/// The colour of controls.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// The colour of controls.
  public init() {}

  /// The colour of controls, more or less transparent.
  public func opacity(_ opacity: Double) -> Color { .accentColor.opacity(opacity) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
