/// The parts of a group of controls, as its style receives them.
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
