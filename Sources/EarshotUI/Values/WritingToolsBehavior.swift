/// How far the system helps with writing.
public enum WritingToolsBehavior: Hashable, Sendable {
  /// As the system likes.
  case automatic
  /// In place.
  case complete
  /// Beside the text.
  case limited
  /// Not at all.
  case disabled
}
