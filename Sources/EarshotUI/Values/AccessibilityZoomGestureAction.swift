public import struct Foundation.CGPoint

/// A gesture that makes things larger or smaller.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Whether things become larger or smaller.
  public enum Direction: Hashable, Sendable {
    /// Things become larger.
    case zoomIn
    /// Things become smaller.
    case zoomOut
  }

  /// Whether things become larger or smaller.
  public let direction: Direction
  /// Where the gesture is made, in fractions of the element's size.
  public let location: UnitPoint
  /// Where the gesture is made, from the corner of the element.
  public let point: CGPoint
}
