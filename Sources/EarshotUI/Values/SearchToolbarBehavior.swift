/// How a search field stands in a bar.
public enum SearchToolbarBehavior: Hashable, Sendable {
  /// As the system likes.
  case automatic
  /// As a button, until it is pressed.
  case minimize
}
