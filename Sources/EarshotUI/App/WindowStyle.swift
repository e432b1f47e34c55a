/// How a window looks.
public struct WindowStyle: Hashable, Sendable {
  private let name: String

  /// As it fits.
  public static let automatic = WindowStyle(name: "automatic")
  /// With a bar that has the title.
  public static let titleBar = WindowStyle(name: "titleBar")
  /// Without a bar.
  public static let hiddenTitleBar = WindowStyle(name: "hiddenTitleBar")
  /// Without anything around the views.
  public static let plain = WindowStyle(name: "plain")
}
