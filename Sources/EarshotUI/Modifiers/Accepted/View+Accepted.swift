// Modifiers that matter to those who use assistive technology, and that are not simulated.
extension View {
  /// Says what kind of text the view holds.
  public nonisolated func accessibilityTextContentType(
    _ textContentType: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AcceptedModifier> {
    modifier(AcceptedModifier(feature: .textContentType))
  }

  /// Names a place from which something can be dragged.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> ModifiedContent<Self, AcceptedModifier> {
    modifier(AcceptedModifier(feature: .dragPoint))
  }

  /// Names a place from which something can be dragged.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> ModifiedContent<Self, AcceptedModifier> {
    modifier(AcceptedModifier(feature: .dragPoint))
  }

  /// Names a place from which something can be dragged.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: some StringProtocol
  ) -> ModifiedContent<Self, AcceptedModifier> {
    modifier(AcceptedModifier(feature: .dragPoint))
  }

  /// Names a place to which something can be dropped.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> ModifiedContent<Self, AcceptedModifier> {
    modifier(AcceptedModifier(feature: .dropPoint))
  }

  /// Names a place to which something can be dropped.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> ModifiedContent<Self, AcceptedModifier> {
    modifier(AcceptedModifier(feature: .dropPoint))
  }

  /// Names a place to which something can be dropped.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: some StringProtocol
  ) -> ModifiedContent<Self, AcceptedModifier> {
    modifier(AcceptedModifier(feature: .dropPoint))
  }

  /// Offers actions to a gesture of the hand.
  public nonisolated func accessibilityQuickAction<Style: AccessibilityQuickActionStyle>(
    style: Style, @ViewBuilder content: () -> some View
  ) -> ModifiedContent<Self, AcceptedModifier> {
    modifier(AcceptedModifier(feature: .quickAction))
  }

  /// Offers actions to a gesture of the hand while a condition holds.
  public nonisolated func accessibilityQuickAction<Style: AccessibilityQuickActionStyle>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> some View
  ) -> ModifiedContent<Self, AcceptedModifier> {
    modifier(AcceptedModifier(feature: .quickAction))
  }
}
