/// Where views line up from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// At a line of the app's own.
  public init(_ id: any AlignmentID.Type) { name = _typeName(id) }

  /// At the top.
  public static let top = Self(name: "top")
  /// In the middle.
  public static let center = Self(name: "center")
  /// At the bottom.
  public static let bottom = Self(name: "bottom")
  /// At the first line of text.
  public static let firstTextBaseline = Self(name: "firstTextBaseline")
  /// At the last line of text.
  public static let lastTextBaseline = Self(name: "lastTextBaseline")
}
