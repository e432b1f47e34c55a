public import struct Foundation.CGFloat

/// The room that a view likes around it; here none.
public struct ViewSpacing: Sendable {
  /// None.
  public static let zero = ViewSpacing()

  /// None.
  public init() {}

  /// The room between this view and another.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
}
