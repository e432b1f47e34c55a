/// The parts of a toggle, as its style receives them.
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
