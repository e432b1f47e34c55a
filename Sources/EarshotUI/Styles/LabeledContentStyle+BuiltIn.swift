// The styles of labelled content that only paint.

/// Labelled content that looks as is usual where it stands.
public struct AutomaticLabeledContentStyle {
  /// Labelled content that looks as is usual where it stands.
  public init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// Labelled content that looks as is usual where it stands.
  public nonisolated static var automatic: Self { Self() }
}
