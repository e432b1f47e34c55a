// How views lie and what shines through them; they say the same.
extension View {
  /// Mirrors the view where the language runs from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> Self { self }
  /// Draws the view through a matrix.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> Self { self }
  /// Draws the view through a matrix in space.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> Self { self }
  /// Updates the view only when it is another; here every view is compared.
  public nonisolated func equatable() -> Self where Self: Equatable { self }
  /// Marks content that may be out of date.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> Self { self }
  /// Lets the view's edges run under bars.
  public nonisolated func backgroundExtensionEffect() -> Self { self }
  /// Leaves room for the edges of a scene.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> Self { self }
  /// Hands a value to the arrangement around.
  public nonisolated func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> Self
  { self }
}
