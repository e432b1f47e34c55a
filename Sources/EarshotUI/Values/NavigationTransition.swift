/// How a page appears.
public enum NavigationTransition: Hashable {
  /// As the system likes.
  case automatic
  /// Out of a view.
  case zoom(sourceID: AnyHashable, in: Namespace.ID)
  /// Through the page before.
  case crossFade
}
