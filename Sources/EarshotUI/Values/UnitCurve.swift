import struct Foundation.CGFloat

/// The course of a change from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  let curve: Animation.Curve

  /// At one speed.
  public static let linear = UnitCurve(curve: .linear)
  /// Slow at the beginning.
  public static let easeIn = UnitCurve(curve: .easeIn)
  /// Slow at the end.
  public static let easeOut = UnitCurve(curve: .easeOut)
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(curve: .easeInOut)

  /// A curve between two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      curve: .bezier(
        x1: startControlPoint.x, y1: startControlPoint.y,
        x2: endControlPoint.x, y2: endControlPoint.y))
  }
}
