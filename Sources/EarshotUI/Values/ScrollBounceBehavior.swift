/// Whether content swings at its end.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// As it fits.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where there is more than fits.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}
