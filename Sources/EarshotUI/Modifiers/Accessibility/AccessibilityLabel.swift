import EarshotTree

extension View {
  /// Names the element.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    accessibilityLabel(label, isEnabled: true)
  }

  /// Names the element.
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label), isEnabled: true)
  }

  /// Names the element.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibilityLabel(Text(label), isEnabled: true)
  }

  /// Names the element while a condition holds.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(
      ElementChangeModifier(
        change: LabelChange(label: label.string), isEnabled: isEnabled))
  }

  /// Names the element while a condition holds.
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Names the element while a condition holds.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ label: some StringProtocol, isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
}
