// The box styles that only paint.

/// A box that looks as is usual where it stands.
public struct DefaultGroupBoxStyle {
  /// A box that looks as is usual where it stands.
  public init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A box that looks as is usual where it stands.
  public nonisolated static var automatic: Self { Self() }
}
