/// The bar of a page.
public struct NavigationBarItem: Hashable, Sendable {
  /// Whether a title is large.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As that of the page before.
    case automatic
    /// Small.
    case inline
    /// Large.
    case large
    /// Large, in the bar.
    case inlineLarge
  }
}
