/// What margins are set for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// What fits.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// What is scrolled.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The bars that show how far it is scrolled.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
