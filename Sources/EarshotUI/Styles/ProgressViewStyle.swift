/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how progress looks.
  public nonisolated func progressViewStyle(_ style: some ProgressViewStyle) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    pushing(style, as: (any ProgressViewStyle).self)
  }
}
