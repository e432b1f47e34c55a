/// How a label looks.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = LabelStyleConfiguration

  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how a label looks.
  public nonisolated func labelStyle(_ style: some LabelStyle) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    pushing(style, as: (any LabelStyle).self)
  }
}
