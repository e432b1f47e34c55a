import EarshotTree

/// Lets an element be adjusted.
struct AdjustableChange: ElementChange {
  static var rule: UIRule { .adjustableAction }
  let handler: (AccessibilityAdjustmentDirection) -> Void

  func apply(to element: ResolvedElement) {
    element.traits.insert(.adjustable)
    element.adjustment = handler
  }
}

extension View {
  /// Lets a person adjust the element by swiping up and down.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    modifier(ElementChangeModifier(change: AdjustableChange(handler: handler)))
  }
}
