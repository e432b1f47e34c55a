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

/// What a style of its kind is given.
public struct ProgressViewStyleConfiguration {
  /// What is going on.
  public typealias Label = _StyleContent
  /// How far it has come.
  public typealias CurrentValueLabel = _StyleContent

  /// How much is done, from 0 to 1; nil when nobody knows.
  public let fractionCompleted: Double?
  /// What is going on.
  public var label: Label?
  /// How far it has come.
  public var currentValueLabel: CurrentValueLabel?
}

extension View {
  /// Sets how progress looks.
  public nonisolated func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    pushing(style, as: (any ProgressViewStyle).self)
  }
}
