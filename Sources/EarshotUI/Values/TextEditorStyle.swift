/// How a field of several lines looks.
public struct TextEditorStyle: Hashable, Sendable {
  private let name: String

  /// As it fits.
  public static let automatic = TextEditorStyle(name: "automatic")
  /// Without anything around it.
  public static let plain = TextEditorStyle(name: "plain")
  /// With a frame around it.
  public static let roundedBorder = TextEditorStyle(name: "roundedBorder")
}
