/// How content passes under bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// As it fits.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// At a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// By fading.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
