import EarshotTree

extension View {
  /// Says what happens when the element is activated.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    accessibilityHint(hint, isEnabled: true)
  }

  /// Says what happens when the element is activated.
  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hint), isEnabled: true)
  }

  /// Says what happens when the element is activated.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: some StringProtocol) -> some View {
    accessibilityHint(Text(hint), isEnabled: true)
  }

  /// Says what happens when the element is activated while a condition holds.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    modifier(
      ElementChangeModifier(
        change: HintChange(hint: hint.string), isEnabled: isEnabled))
  }

  /// Says what happens when the element is activated while a condition holds.
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Says what happens when the element is activated while a condition holds.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hint: some StringProtocol, isEnabled: Bool
  ) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }
}
