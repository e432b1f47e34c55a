import EarshotTree

extension View {
  /// Says what the element holds.
  public nonisolated func accessibilityValue(_ value: Text) -> ModifiedContent<
    Self, ElementChangeModifier
  > {
    accessibilityValue(value, isEnabled: true)
  }

  /// Says what the element holds.
  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> ModifiedContent<
    Self, ElementChangeModifier
  > {
    accessibilityValue(Text(value), isEnabled: true)
  }

  /// Says what the element holds.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ value: some StringProtocol) -> ModifiedContent<
    Self, ElementChangeModifier
  > {
    accessibilityValue(Text(value), isEnabled: true)
  }

  /// Says what the element holds while a condition holds.
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> ModifiedContent<
    Self, ElementChangeModifier
  > {
    modifier(
      ElementChangeModifier(
        change: ValueChange(value: value), isEnabled: isEnabled))
  }

  /// Says what the element holds while a condition holds.
  public nonisolated func accessibilityValue(
    _ value: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Says what the element holds while a condition holds.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ value: some StringProtocol, isEnabled: Bool
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }
}
