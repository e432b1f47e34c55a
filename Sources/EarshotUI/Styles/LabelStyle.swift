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

/// What a style of its kind is given.
public struct LabelStyleConfiguration {
  /// The title.
  public typealias Title = _StyleContent
  /// The icon, which says nothing.
  public typealias Icon = _StyleContent

  /// The title.
  public let title: Title
  /// The icon, which says nothing.
  public let icon: Icon
}

extension View {
  /// Sets how a label looks.
  public nonisolated func labelStyle(_ style: some LabelStyle) -> some View {
    pushing(style, as: (any LabelStyle).self)
  }
}
