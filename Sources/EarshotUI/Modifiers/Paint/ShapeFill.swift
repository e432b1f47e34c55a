public import struct Foundation.CGFloat

// The paint of shapes; it is drawn, and says nothing.
extension Shape {
  /// Fills the shape.
  public nonisolated func fill(
    _ style: some ShapeStyle = ForegroundStyle(), style fillStyle: FillStyle = FillStyle()
  ) -> PaintedShape<Self> { PaintedShape(base: self, paint: style._paint) }

  /// Sets the colour of the shape.
  public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> PaintedShape<Self> {
    PaintedShape(base: self, paint: style._paint)
  }

  /// Sets the colour of the shape.
  public nonisolated func foregroundColor(_ color: Color?) -> PaintedShape<Self> {
    PaintedShape(base: self, paint: color?._paint)
  }
}

extension PaintedShape {
  /// Sets the colour of what no other paint covers.
  public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> Self {
    PaintedShape(base: base, paint: paint ?? style._paint)
  }

  /// Sets the colour of what no other paint covers.
  public nonisolated func foregroundColor(_ color: Color?) -> Self {
    PaintedShape(base: base, paint: paint ?? color?._paint)
  }
}

// An outline around what is filled matters less than what fills it.
extension PaintedShape {
  /// Draws the outline.
  public nonisolated func stroke(
    _ style: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> Self { foregroundStyle(style) }

  /// Draws the outline.
  public nonisolated func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> Self { foregroundStyle(content) }
}

extension PaintedShape where Base: InsettableShape {
  /// Draws the outline inside the shape.
  public nonisolated func strokeBorder(
    _ style: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> Self { foregroundStyle(style) }

  /// Draws the outline inside the shape.
  public nonisolated func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> Self { foregroundStyle(content) }
}

extension ModifiedContent where Content: Shape, Modifier == FixedFrameModifier {
  /// Sets the colour of the shape inside.
  public nonisolated func foregroundStyle(
    _ style: some ShapeStyle
  ) -> ModifiedContent<PaintedShape<Content>, Modifier> {
    ModifiedContent<PaintedShape<Content>, Modifier>(
      content: PaintedShape(base: content, paint: style._paint),
      modifier: modifier)
  }

  /// Sets the colour of the shape inside.
  public nonisolated func foregroundColor(
    _ color: Color?
  ) -> ModifiedContent<PaintedShape<Content>, Modifier> {
    ModifiedContent<PaintedShape<Content>, Modifier>(
      content: PaintedShape(base: content, paint: color?._paint),
      modifier: modifier)
  }

  /// Sets the colour of what no paint covers of the shape inside.
  public nonisolated func foregroundStyle<Base: Shape>(
    _ style: some ShapeStyle
  ) -> Self where Content == PaintedShape<Base> {
    Self(content: content.foregroundStyle(style), modifier: modifier)
  }

  /// Sets the colour of what no paint covers of the shape inside.
  public nonisolated func foregroundColor<Base: Shape>(
    _ color: Color?
  ) -> Self where Content == PaintedShape<Base> {
    Self(content: content.foregroundColor(color), modifier: modifier)
  }
}
