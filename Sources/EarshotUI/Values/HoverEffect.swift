/// How a view reacts to a pointer.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// As it fits.
  public static let automatic = HoverEffect(name: "automatic")
  /// By light.
  public static let highlight = HoverEffect(name: "highlight")
  /// By rising.
  public static let lift = HoverEffect(name: "lift")
}
