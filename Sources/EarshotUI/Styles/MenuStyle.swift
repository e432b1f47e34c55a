/// How a menu looks.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = MenuStyleConfiguration

  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how a menu looks.
  public nonisolated func menuStyle(_ style: some MenuStyle) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    pushing(style, as: (any MenuStyle).self)
  }
}
