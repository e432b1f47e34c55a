/// The parts of a label, as its style receives them.
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
