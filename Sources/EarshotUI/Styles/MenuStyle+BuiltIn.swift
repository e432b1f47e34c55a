// The menu styles that only paint.

/// A menu that looks as is usual where it stands.
public struct DefaultMenuStyle {
  /// A menu that looks as is usual where it stands.
  public init() {}
}

extension DefaultMenuStyle: MenuStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A menu that looks as is usual where it stands.
  public nonisolated static var automatic: Self { Self() }
}

/// A menu that looks like a button.
public struct ButtonMenuStyle {
  /// A menu that looks like a button.
  public init() {}
}

extension ButtonMenuStyle: MenuStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu that looks like a button.
  public nonisolated static var button: Self { Self() }
}

/// A menu that looks like a button without a border.
public struct BorderlessButtonMenuStyle {
  /// A menu that looks like a button without a border.
  public init() {}
}

extension BorderlessButtonMenuStyle: MenuStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu that looks like a button without a border.
  public nonisolated static var borderlessButton: Self { Self() }
}
