/// How lines of text are aligned.
public enum TextAlignment: Hashable, Sendable {
  /// At the side where reading begins.
  case leading
  /// In the middle.
  case center
  /// At the side where reading ends.
  case trailing
}
