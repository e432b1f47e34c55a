/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) { self.style = style }

  public var _paint: String? { style._paint }
}
