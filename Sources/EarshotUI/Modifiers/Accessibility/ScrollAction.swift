import EarshotTree

/// Sets what a swipe with three fingers does.
struct ScrollActionChange: ElementChange {
  static var rule: UIRule { .gestureAction }
  static let isHandedDown = true
  let handler: (Edge) -> Void

  func apply(to element: ResolvedElement) { element.changeRarities { $0.scroll = handler } }

  func handDown(to element: ResolvedElement) {
    element.changeRarities { $0.scroll = $0.scroll ?? handler }
  }
}

extension View {
  /// Sets what a swipe with three fingers does.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    modifier(ElementChangeModifier(change: ScrollActionChange(handler: handler)))
  }
}
