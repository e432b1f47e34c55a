/// In which order a menu's items stand.
public enum MenuOrder: Hashable, Sendable {
  /// As the system likes.
  case automatic
  /// The first item next to the finger.
  case priority
  /// As they are written.
  case fixed
}
