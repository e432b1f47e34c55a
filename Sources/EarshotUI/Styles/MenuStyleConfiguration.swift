/// The parts of a menu, as its style receives them.
public struct MenuStyleConfiguration {
  /// What opens the menu.
  public typealias Label = _StyleContent
  /// What is in the menu.
  public typealias Content = _StyleContent

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}
