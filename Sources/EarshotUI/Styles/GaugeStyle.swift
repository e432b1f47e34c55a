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

/// What a style of its kind is given.
public struct GaugeStyleConfiguration {
  /// What is measured.
  public typealias Label = _StyleContent
  /// The words for the value.
  public typealias CurrentValueLabel = _StyleContent
  /// The words for a marked value.
  public typealias MarkedValueLabel = _StyleContent
  /// The words for the least value.
  public typealias MinimumValueLabel = _StyleContent
  /// The words for the greatest value.
  public typealias MaximumValueLabel = _StyleContent

  /// The value, from 0 to 1.
  public let value: Double
  /// What is measured.
  public let label: Label
  /// The words for the value.
  public var currentValueLabel: CurrentValueLabel?
  /// The words for the least value.
  public var minimumValueLabel: MinimumValueLabel?
  /// The words for the greatest value.
  public var maximumValueLabel: MaximumValueLabel?
}

extension View {
  /// Sets how a gauge looks.
  public nonisolated func gaugeStyle(_ style: some GaugeStyle) -> some View {
    pushing(style, as: (any GaugeStyle).self)
  }
}
