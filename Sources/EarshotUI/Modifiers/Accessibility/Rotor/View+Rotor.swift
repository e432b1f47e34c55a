extension View {
  /// Offers a rotor that leads to places.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> ModifiedContent<Self, RotorModifier> {
    modifier(RotorModifier(name: label) { entries()._entries })
  }

  /// Offers a rotor that leads to places.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> ModifiedContent<Self, RotorModifier> {
    modifier(RotorModifier(name: Text(labelKey)) { entries()._entries })
  }

  /// Offers a rotor that leads to places.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: some StringProtocol,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> ModifiedContent<Self, RotorModifier> {
    modifier(RotorModifier(name: Text(label)) { entries()._entries })
  }

  /// Fills a rotor of the system with places.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> ModifiedContent<Self, RotorModifier> {
    modifier(RotorModifier(name: Text(verbatim: systemRotor.name)) { entries()._entries })
  }
}
