// How pieces of glass come together.
extension View {
  /// Sets how glass appears.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> Self {
    self
  }
  /// Makes several pieces of glass one.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> Self { self }
}
