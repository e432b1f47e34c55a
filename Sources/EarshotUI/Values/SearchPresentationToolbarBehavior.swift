/// What becomes of a bar while somebody searches.
public enum SearchPresentationToolbarBehavior: Hashable, Sendable {
  /// As the system likes.
  case automatic
  /// It stays.
  case avoidHidingContent
}
