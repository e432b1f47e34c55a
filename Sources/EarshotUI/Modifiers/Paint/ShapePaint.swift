public import struct Foundation.CGFloat
public import struct Foundation.CGPoint
public import struct Foundation.CGSize

// What is done with shapes; paint says nothing.
extension Shape {
  /// Fills the shape.
  public nonisolated func fill(style: FillStyle) -> Self { self }

  /// Draws the outline.
  public nonisolated func stroke(
    _ style: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape<Self> { PaintedShape(base: self, paint: style._paint) }

  /// Draws the outline.
  public nonisolated func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape<Self> { PaintedShape(base: self, paint: content._paint) }

  /// Draws the outline.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> Self { self }

  /// Draws the outline.
  public nonisolated func stroke(style: StrokeStyle) -> Self { self }

  /// Keeps a part of the outline.
  public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Self { self }

  /// Turns the shape.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }

  /// Scales the shape.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }

  /// Scales the shape.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> Self { self }

  /// Moves the shape.
  public nonisolated func offset(_ offset: CGSize) -> Self { self }

  /// Moves the shape.
  public nonisolated func offset(_ offset: CGPoint) -> Self { self }

  /// Moves the shape.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }

  /// Gives the shape a size.
  public nonisolated func size(_ size: CGSize) -> Self { self }

  /// Gives the shape a size.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> Self { self }

  /// What lies in both.
  public nonisolated func intersection(_ other: some Shape, eoFill: Bool = false) -> Self { self }

  /// What lies in one or the other.
  public nonisolated func union(_ other: some Shape, eoFill: Bool = false) -> Self { self }

  /// What lies in one and not the other.
  public nonisolated func subtracting(_ other: some Shape, eoFill: Bool = false) -> Self { self }

  /// What lies in one of them only.
  public nonisolated func symmetricDifference(
    _ other: some Shape, eoFill: Bool = false
  ) -> Self { self }
}

extension InsettableShape {
  /// Draws the outline inside the shape.
  public nonisolated func strokeBorder(
    _ style: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape<Self> { PaintedShape(base: self, paint: style._paint) }

  /// Draws the outline inside the shape.
  public nonisolated func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape<Self> { PaintedShape(base: self, paint: content._paint) }

  /// Draws the outline inside the shape.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> Self { self }

  /// Draws the outline inside the shape.
  public nonisolated func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> Self { self }
}
