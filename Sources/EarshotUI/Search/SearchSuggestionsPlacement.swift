/// Where what may be searched for is offered.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let name: String

  /// Where the system puts it.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// In a menu at the field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// In place of the content.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Places where what may be searched for is offered.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The places as bits.
    public let rawValue: Int

    /// Takes bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu at the field.
    public static let menu = Set(rawValue: 1)
    /// In place of the content.
    public static let content = Set(rawValue: 2)
  }
}
