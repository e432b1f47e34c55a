public import struct Foundation.CGFloat

/// A form that can be filled, drawn or used to clip.
@MainActor @preconcurrency
public protocol Shape: View {}

extension Shape {
  /// Fills the shape; paint says nothing.
  public nonisolated func fill(_ style: some ShapeStyle) -> Self { self }

  /// Draws the outline; paint says nothing.
  public nonisolated func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> Self { self }

  /// Draws the outline inside the shape; paint says nothing.
  public nonisolated func strokeBorder(
    _ style: some ShapeStyle, lineWidth: CGFloat = 1
  ) -> Self { self }
}

/// A circle.
public struct Circle {
  /// Makes a circle.
  public init() {}
}

extension Circle: Shape, SilentView {}

/// A rectangle with half-round ends.
public struct Capsule {
  /// Makes a capsule.
  public init() {}
}

extension Capsule: Shape, SilentView {}

/// A rectangle.
public struct Rectangle {
  /// Makes a rectangle.
  public init() {}
}

extension Rectangle: Shape, SilentView {}

/// A rectangle with round corners.
public struct RoundedRectangle {
  /// Makes a rectangle whose corners have a radius.
  public init(cornerRadius: CGFloat) {}
}

extension RoundedRectangle: Shape, SilentView {}
