// The disclosure styles that only paint.

/// A group that looks as is usual where it stands.
public struct AutomaticDisclosureGroupStyle {
  /// A group that looks as is usual where it stands.
  public init() {}
}

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { DisclosureGroup(configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A group that looks as is usual where it stands.
  public nonisolated static var automatic: Self { Self() }
}
