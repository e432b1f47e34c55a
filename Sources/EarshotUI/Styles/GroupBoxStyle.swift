/// How a box looks.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how a box looks.
  public nonisolated func groupBoxStyle(_ style: some GroupBoxStyle) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    pushing(style, as: (any GroupBoxStyle).self)
  }
}
