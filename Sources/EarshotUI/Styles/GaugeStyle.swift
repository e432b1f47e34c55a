/// How a gauge looks.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = GaugeStyleConfiguration

  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how a gauge looks.
  public nonisolated func gaugeStyle(_ style: some GaugeStyle) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    pushing(style, as: (any GaugeStyle).self)
  }
}
