/// The parts of a gauge, as its style receives them.
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
