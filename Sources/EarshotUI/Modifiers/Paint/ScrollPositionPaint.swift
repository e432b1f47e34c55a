// Where content is scrolled to: bindings keep what is written to them, but nothing is scrolled.
extension View {
  /// Ties where content is scrolled to a view's identity.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> Self { self }
  /// Ties where content is scrolled to a position.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> Self { self }
}
