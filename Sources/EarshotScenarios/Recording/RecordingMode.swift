/// Which steps of a transcript are written anew with what was heard.
public enum RecordingMode: String, Hashable, Sendable, CaseIterable {
  /// Those that say nothing of what must be heard.
  case missing
  /// Those as well in which other lines were heard; assertions about words stay as they are.
  case changed
}
