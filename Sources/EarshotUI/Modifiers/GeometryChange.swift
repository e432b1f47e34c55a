extension View {
  /// Runs code with what is made of the view's size; it comes once, of the nominal screen.
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> ModifiedContent<Self, ChangeModifier<Value>> {
    modifier(
      ChangeModifier(value: transform(GeometryProxy()), isInitial: true) { _, current, _ in
        action(current)
      })
  }

  /// Runs code with what was and what is made of the view's size; it comes once, with the same twice.
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> ModifiedContent<Self, ChangeModifier<Value>> {
    modifier(
      ChangeModifier(value: transform(GeometryProxy()), isInitial: true) { former, current, _ in
        action(former, current)
      })
  }
}
