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
