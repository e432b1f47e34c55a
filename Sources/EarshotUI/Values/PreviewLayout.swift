public import struct Foundation.CGFloat

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// That of the device.
  case device
  /// That of the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}
