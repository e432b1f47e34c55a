/// The parts of a box, as its style receives them.
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
