// The field styles that only paint.

/// A field that looks as is usual where it stands.
public struct DefaultTextFieldStyle {
  /// A field that looks as is usual where it stands.
  public init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle, BuiltInStyle {
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// A field that looks as is usual where it stands.
  public nonisolated static var automatic: Self { Self() }
}

/// A field without decoration.
public struct PlainTextFieldStyle {
  /// A field without decoration.
  public init() {}
}

extension PlainTextFieldStyle: TextFieldStyle, BuiltInStyle {
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without decoration.
  public nonisolated static var plain: Self { Self() }
}

/// A field with a round border.
public struct RoundedBorderTextFieldStyle {
  /// A field with a round border.
  public init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInStyle {
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a round border.
  public nonisolated static var roundedBorder: Self { Self() }
}
