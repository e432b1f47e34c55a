// Paint behind and before a view; paint says nothing.
extension View {
  /// Paints what lies behind.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    self
  }
  /// Paints a shape behind.
  public nonisolated func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle
  ) -> some View { self }
  /// Paints a shape behind.
  public nonisolated func background(
    in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  /// Paints what lies before.
  public nonisolated func overlay(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  /// Paints a shape before.
  public nonisolated func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  /// Paints what lies behind a container.
  public nonisolated func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View { self }
}
