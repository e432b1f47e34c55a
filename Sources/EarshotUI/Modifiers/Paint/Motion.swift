// Modifiers of movement that are accepted as they are.
extension View {
  /// Sets how content passes into other content.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> Self { self }
  /// Moves a symbol.
  public nonisolated func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> Self { self }
  /// Moves a symbol when a value has changed.
  public nonisolated func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
  ) -> Self { self }
  /// Keeps symbols from moving.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
}
