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

/// What a style of its kind is given.
public struct GroupBoxStyleConfiguration {
  /// The title.
  public typealias Label = _StyleContent
  /// What is in the box.
  public typealias Content = _StyleContent

  /// The title.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

extension View {
  /// Sets how a box looks.
  public nonisolated func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
    pushing(style, as: (any GroupBoxStyle).self)
  }
}
