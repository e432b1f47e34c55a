// The toggle styles that only paint.

/// A toggle that looks as is usual where it stands.
public struct DefaultToggleStyle {
  /// A toggle that looks as is usual where it stands.
  public init() {}
}

extension DefaultToggleStyle: ToggleStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A toggle that looks as is usual where it stands.
  public nonisolated static var automatic: Self { Self() }
}

/// A toggle that looks like a switch.
public struct SwitchToggleStyle {
  /// A toggle that looks like a switch.
  public init() {}

  /// A toggle that looks like a switch of a colour.
  public init(tint: Color) {}
}

extension SwitchToggleStyle: ToggleStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A toggle that looks like a switch.
  public nonisolated static var `switch`: Self { Self() }
}

/// A toggle that looks like a button which stays down.
public struct ButtonToggleStyle {
  /// A toggle that looks like a button which stays down.
  public init() {}
}

extension ButtonToggleStyle: ToggleStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A toggle that looks like a button which stays down.
  public nonisolated static var button: Self { Self() }
}
