/// The background of a screen.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// The background of a screen.
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of a screen.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
