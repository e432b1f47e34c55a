// Paint behind and before a view; paint says nothing.
extension View {
  /// Paints what lies behind.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> Self {
    self
  }
  /// Paints a shape behind.
  public nonisolated func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle
  ) -> Self { self }
  /// Paints a shape behind.
  public nonisolated func background(
    in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> Self { self }
  /// Paints what lies before.
  public nonisolated func overlay(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> Self { self }
  /// Paints a shape before.
  public nonisolated func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> Self { self }
  /// Paints what lies behind a container.
  public nonisolated func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> Self { self }
}
