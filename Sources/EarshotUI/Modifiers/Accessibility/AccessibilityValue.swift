import EarshotTree

extension View {
  /// Says what the element holds.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    accessibilityValue(value, isEnabled: true)
  }

  /// Says what the element holds.
  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    accessibilityValue(Text(value), isEnabled: true)
  }

  /// Says what the element holds.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ value: some StringProtocol) -> some View {
    accessibilityValue(Text(value), isEnabled: true)
  }

  /// Says what the element holds while a condition holds.
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    modifier(
      ElementChangeModifier(
        change: ValueChange(value: value.string), isEnabled: isEnabled))
  }

  /// Says what the element holds while a condition holds.
  public nonisolated func accessibilityValue(
    _ value: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Says what the element holds while a condition holds.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ value: some StringProtocol, isEnabled: Bool
  ) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }
}
