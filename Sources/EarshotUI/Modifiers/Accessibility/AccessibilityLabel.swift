import EarshotTree

extension View {
  /// Names the element.
  public nonisolated func accessibilityLabel(_ label: Text) -> ModifiedContent<
    Self, ElementChangeModifier
  > {
    accessibilityLabel(label, isEnabled: true)
  }

  /// Names the element.
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> ModifiedContent<
    Self, ElementChangeModifier
  > {
    accessibilityLabel(Text(label), isEnabled: true)
  }

  /// Names the element.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: some StringProtocol) -> ModifiedContent<
    Self, ElementChangeModifier
  > {
    accessibilityLabel(Text(label), isEnabled: true)
  }

  /// Names the element while a condition holds.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<
    Self, ElementChangeModifier
  > {
    modifier(
      ElementChangeModifier(
        change: LabelChange(label: label), isEnabled: isEnabled))
  }

  /// Names the element while a condition holds.
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Names the element while a condition holds.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ label: some StringProtocol, isEnabled: Bool
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
}
