// The label styles that only paint.

/// A label that looks as is usual where it stands.
public struct DefaultLabelStyle {
  /// A label that looks as is usual where it stands.
  public init() {}
}

extension DefaultLabelStyle: LabelStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// A label that looks as is usual where it stands.
  public nonisolated static var automatic: Self { Self() }
}

/// A label of which only the title is seen.
public struct TitleOnlyLabelStyle {
  /// A label of which only the title is seen.
  public init() {}
}

extension TitleOnlyLabelStyle: LabelStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A label of which only the title is seen.
  public nonisolated static var titleOnly: Self { Self() }
}

/// A label of which only the icon is seen, and the title heard.
public struct IconOnlyLabelStyle {
  /// A label of which only the icon is seen, and the title heard.
  public init() {}
}

extension IconOnlyLabelStyle: LabelStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A label of which only the icon is seen, and the title heard.
  public nonisolated static var iconOnly: Self { Self() }
}

/// A label of which both parts are seen.
public struct TitleAndIconLabelStyle {
  /// A label of which both parts are seen.
  public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A label of which both parts are seen.
  public nonisolated static var titleAndIcon: Self { Self() }
}
