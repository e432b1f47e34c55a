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

extension View {
  /// Sets how labelled content looks.
  public nonisolated func labeledContentStyle(_ style: some LabeledContentStyle) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    pushing(style, as: (any LabeledContentStyle).self)
  }
}
