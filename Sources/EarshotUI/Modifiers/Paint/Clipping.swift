public import struct Foundation.CGFloat

// Modifiers that cut a view's picture; what is cut is still read.
extension View {
  /// Clips the view to its size.
  public nonisolated func clipped(antialiased: Bool = false) -> Self { self }
  /// Clips the view to a shape.
  public nonisolated func clipShape(_ shape: some Shape, style: FillStyle) -> Self { self }
  /// Rounds the corners.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> Self {
    self
  }
  /// Shows the view only where another one is; that one is not read.
  public nonisolated func mask(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View
  ) -> Self { self }
  /// Shows the view only where another one is; that one is not read.
  public nonisolated func mask(_ mask: some View) -> Self { self }
  /// Sets where touches count.
  public nonisolated func contentShape(_ shape: some Shape, eoFill: Bool) -> Self { self }
  /// Sets the outline for some purposes.
  public nonisolated func contentShape(
    _ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false
  ) -> Self { self }
  /// Sets the shape of what surrounds the views inside.
  public nonisolated func containerShape(_ shape: some InsettableShape) -> Self { self }
  /// Lets scrolled content be seen beyond its edges.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> Self { self }
}
