/// What moving a finger over a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// As it fits.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It makes the sheet higher.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}
