/// How large a page's title is.
public enum ToolbarTitleDisplayMode: Hashable, Sendable {
  /// As the page before.
  case automatic
  /// Small.
  case inline
  /// Large, as long as there is room.
  case large
  /// Large, in the bar.
  case inlineLarge
}
