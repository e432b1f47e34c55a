/// How large a window may become.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// As it fits.
  public static let automatic = WindowResizability(name: "automatic")
  /// As large as its views.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// No smaller than its views.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}
