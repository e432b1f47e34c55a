/// What places are measured from.
public enum CoordinateSpace: Hashable, Sendable {
  /// The screen.
  case global
  /// The view.
  case local
  /// A view that was given a name.
  case named(String)
}
