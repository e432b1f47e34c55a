// The button styles that only paint.

/// A button that looks as is usual where it stands.
public struct DefaultButtonStyle {
  /// A button that looks as is usual where it stands.
  public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// A button that looks as is usual where it stands.
  public nonisolated static var automatic: Self { Self() }
}

/// A button that looks like its label.
public struct PlainButtonStyle {
  /// A button that looks like its label.
  public init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button that looks like its label.
  public nonisolated static var plain: Self { Self() }
}

/// A button with a border.
public struct BorderedButtonStyle {
  /// A button with a border.
  public init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button with a border.
  public nonisolated static var bordered: Self { Self() }
}

/// A button with a border that stands out.
public struct BorderedProminentButtonStyle {
  /// A button with a border that stands out.
  public init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button with a border that stands out.
  public nonisolated static var borderedProminent: Self { Self() }
}

/// A button without a border.
public struct BorderlessButtonStyle {
  /// A button without a border.
  public init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without a border.
  public nonisolated static var borderless: Self { Self() }
}

/// A button of glass.
public struct GlassButtonStyle {
  /// A button of glass.
  public init() {}
}

extension GlassButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button of glass.
  public nonisolated static var glass: Self { Self() }
}

/// A button of glass that stands out.
public struct GlassProminentButtonStyle {
  /// A button of glass that stands out.
  public init() {}
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button of glass that stands out.
  public nonisolated static var glassProminent: Self { Self() }
}
