/// The parts of a group that opens and closes, as its style receives them.
public struct DisclosureGroupStyleConfiguration {
  /// What is always seen.
  public typealias Label = _StyleContent
  /// What is seen while the group is open.
  public typealias Content = _StyleContent

  /// What is always seen.
  public let label: Label
  /// What is seen while the group is open.
  public let content: Content
  /// Whether the group is open.
  @Binding public var isExpanded: Bool
}
