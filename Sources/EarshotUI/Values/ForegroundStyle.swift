/// The style of text and symbols that surrounds the view.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// The style that surrounds the view.
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that surrounds the view.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
