/// How labelled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of its kind is given.
public struct LabeledContentStyleConfiguration {
  /// What the content is.
  public typealias Label = _StyleContent
  /// The content.
  public typealias Content = _StyleContent

  /// What the content is.
  public let label: Label
  /// The content.
  public let content: Content
}

extension View {
  /// Sets how labelled content looks.
  public nonisolated func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    pushing(style, as: (any LabeledContentStyle).self)
  }
}
