/// How text looks; it is accepted, and says nothing.
public struct Font: Hashable, Sendable {
  private let name: String

  /// The style of a large title.
  public static let largeTitle = Font(name: "largeTitle")
  /// The style of a title.
  public static let title = Font(name: "title")
  /// The style of a smaller title.
  public static let title2 = Font(name: "title2")
  /// The style of the smallest title.
  public static let title3 = Font(name: "title3")
  /// The style of a headline.
  public static let headline = Font(name: "headline")
  /// The style of running text.
  public static let body = Font(name: "body")
  /// The style of a caption.
  public static let caption = Font(name: "caption")
  /// The style of a footnote.
  public static let footnote = Font(name: "footnote")
}
