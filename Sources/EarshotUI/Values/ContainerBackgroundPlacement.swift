/// What a background belongs to.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A page of a navigation.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A page of tabs.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}
