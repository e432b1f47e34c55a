/// How a group of controls looks.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how a group of controls looks.
  public nonisolated func controlGroupStyle(_ style: some ControlGroupStyle) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    pushing(style, as: (any ControlGroupStyle).self)
  }
}
