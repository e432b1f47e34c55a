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

/// What a style of its kind is given.
public struct ToggleStyleConfiguration {
  /// What is switched.
  public typealias Label = _StyleContent

  /// What is switched.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether several values differ.
  public let isMixed = false
}

extension View {
  /// Sets how a toggle looks.
  public nonisolated func toggleStyle(_ style: some ToggleStyle) -> some View {
    pushing(style, as: (any ToggleStyle).self)
  }
}
