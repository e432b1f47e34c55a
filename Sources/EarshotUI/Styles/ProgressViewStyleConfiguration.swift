/// The parts of progress, as its style receives them.
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
