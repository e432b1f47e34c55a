/// How a toggle looks.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how a toggle looks.
  public nonisolated func toggleStyle(_ style: some ToggleStyle) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    pushing(style, as: (any ToggleStyle).self)
  }
}
