/// Where views line up from left to right.
public struct HorizontalAlignment: Hashable, Sendable {
  private let name: String

  /// At the side where reading begins.
  public static let leading = Self(name: "leading")
  /// In the middle.
  public static let center = Self(name: "center")
  /// At the side where reading ends.
  public static let trailing = Self(name: "trailing")
}
