extension ShapeStyle {
  /// The style, more or less transparent.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  /// The style, mixed with what lies behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
  /// The style for what matters less.
  public var secondary: some ShapeStyle { self }
  /// The style for what matters little.
  public var tertiary: some ShapeStyle { self }
  /// The style for what matters very little.
  public var quaternary: some ShapeStyle { self }
  /// The style for what matters least.
  public var quinary: some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The style that surrounds the view, more or less transparent.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle() }
  /// The style that surrounds the view, mixed with what lies behind.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle() }
  /// The style that surrounds the view, with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle() }
}
