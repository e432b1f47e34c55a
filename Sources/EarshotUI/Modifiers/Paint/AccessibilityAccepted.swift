public import struct Foundation.CGPoint

// Modifiers that change neither what is exposed nor what is heard here: they are for other
// technologies, or about pixels and touches.
extension View {
  /// Tells apart the choices of a picker.
  public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> Self { self }

  /// Says where a touch activates the element.
  public nonisolated func accessibility(activationPoint: CGPoint) -> Self { self }

  /// Says where a touch activates the element.
  public nonisolated func accessibility(activationPoint: UnitPoint) -> Self { self }

  /// Says where a touch activates the element.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool = true
  ) -> Self { self }

  /// Says where a touch activates the element.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool = true
  ) -> Self { self }

  /// Keeps the colours of the view when those of the screen are inverted.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self {
    self
  }

  /// Says whether the element does something when it is acted on, for Switch Control and its like.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> Self { self }

  /// Says whether the element does something when it is acted on, while a condition holds.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> Self { self }

  /// Shows a large version of the view while it is pressed.
  public nonisolated func accessibilityShowsLargeContentViewer() -> Self { self }

  /// Shows views large while this one is pressed.
  public nonisolated func accessibilityShowsLargeContentViewer(
    @ViewBuilder _ largeContentView: () -> some View
  ) -> Self { self }
}
