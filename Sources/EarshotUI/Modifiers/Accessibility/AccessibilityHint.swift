import EarshotTree

extension View {
  /// Says what happens when the element is activated.
  public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<
    Self, ElementChangeModifier
  > {
    accessibilityHint(hint, isEnabled: true)
  }

  /// Says what happens when the element is activated.
  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> ModifiedContent<
    Self, ElementChangeModifier
  > {
    accessibilityHint(Text(hint), isEnabled: true)
  }

  /// Says what happens when the element is activated.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: some StringProtocol) -> ModifiedContent<
    Self, ElementChangeModifier
  > {
    accessibilityHint(Text(hint), isEnabled: true)
  }

  /// Says what happens when the element is activated while a condition holds.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<
    Self, ElementChangeModifier
  > {
    modifier(
      ElementChangeModifier(
        change: HintChange(hint: hint), isEnabled: isEnabled))
  }

  /// Says what happens when the element is activated while a condition holds.
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Says what happens when the element is activated while a condition holds.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hint: some StringProtocol, isEnabled: Bool
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }
}
