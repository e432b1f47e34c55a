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

/// What a style of its kind is given.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public typealias Content = _StyleContent
  /// The title.
  public typealias Label = _StyleContent

  /// The controls.
  public let content: Content
  /// The title.
  public let label: Label
}

extension View {
  /// Sets how a group of controls looks.
  public nonisolated func controlGroupStyle(_ style: some ControlGroupStyle) -> some View {
    pushing(style, as: (any ControlGroupStyle).self)
  }
}
