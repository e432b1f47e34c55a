/// Where views line up from left to right.
public struct HorizontalAlignment: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// At a line of the app's own.
  public init(_ id: any AlignmentID.Type) { name = _typeName(id) }

  /// At the side where reading begins.
  public static let leading = Self(name: "leading")
  /// In the middle.
  public static let center = Self(name: "center")
  /// At the side where reading ends.
  public static let trailing = Self(name: "trailing")
  /// At the side of a list's line where reading begins.
  public static let listRowSeparatorLeading = Self(name: "listRowSeparatorLeading")
  /// At the side of a list's line where reading ends.
  public static let listRowSeparatorTrailing = Self(name: "listRowSeparatorTrailing")
}
