/// Where something is written beside a mark.
public enum AnnotationPosition: Hashable, Sendable {
  /// Where there is room.
  case automatic
  /// Above.
  case top
  /// Above, after the end.
  case topTrailing
  /// Above, before the start.
  case topLeading
  /// Below.
  case bottom
  /// Below, after the end.
  case bottomTrailing
  /// Below, before the start.
  case bottomLeading
  /// Before the start.
  case leading
  /// After the end.
  case trailing
  /// In front.
  case overlay
}
