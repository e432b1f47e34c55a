// Modifiers of movement that are accepted as they are.
extension View {
  /// Sets how content passes into other content.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Moves a symbol.
  public nonisolated func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Moves a symbol when a value has changed.
  public nonisolated func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
  ) -> some View { self }
  /// Keeps symbols from moving.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
