/// What is drawn along an axis; none of it is read.
public protocol AxisContent {}

extension AxisContent {
  /// Draws it on a background.
  public func compositingLayer() -> Self { self }
}
