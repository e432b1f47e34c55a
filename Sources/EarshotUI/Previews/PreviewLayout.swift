/// The space that a preview is shown in; nothing is drawn, so that it changes nothing.
public enum PreviewLayout: Hashable, Sendable {
  /// A device's screen.
  case device
  /// As much as the view asks for.
  case sizeThatFits
  /// A size in points.
  case fixed(width: Double, height: Double)
}
