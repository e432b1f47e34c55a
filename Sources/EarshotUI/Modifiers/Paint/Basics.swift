public import struct Foundation.CGFloat

// Modifiers that change only how a view looks or moves. They are accepted, and say nothing.
extension View {
  /// Sets the font.
  public nonisolated func font(_ font: Font?) -> Self { self }

  /// Sets the colour of text and symbols.
  public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> Self { self }

  /// Adds room around the view.
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> Self { self }

  /// Adds room around the view.
  public nonisolated func padding(_ length: CGFloat) -> Self { self }

  /// Sets limits of the size.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> Self { self }

  /// Keeps the view at its own size.
  public nonisolated func fixedSize() -> Self { self }

  /// Clips the view to a shape.
  public nonisolated func clipShape(_ shape: some Shape) -> Self { self }

  /// Sets where touches count.
  public nonisolated func contentShape(_ shape: some Shape) -> Self { self }

  /// Adds a shadow.
  public nonisolated func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }

  /// Lays the view above or below its siblings; reading keeps their order.
  public nonisolated func zIndex(_ value: Double) -> Self { self }

  /// Sets where a line of the view lies for those that align to it.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }

  /// Sets where a line of the view lies for those that align to it.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }

  /// Sets how lines of text are aligned.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> Self { self }
}
