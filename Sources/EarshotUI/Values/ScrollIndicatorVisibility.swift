/// Whether bars show how far content is scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// As it fits.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Yes.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// No, unless there is a pointer.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// No.
  public static let never = ScrollIndicatorVisibility(name: "never")
}
