/// The purpose of a bar.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// As it fits.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Moving through pages.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// Moving through content.
  public static let browser = ToolbarRole(name: "browser")
  /// Changing a document.
  public static let editor = ToolbarRole(name: "editor")
}
