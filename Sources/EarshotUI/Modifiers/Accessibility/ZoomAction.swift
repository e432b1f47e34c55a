import EarshotTree

import struct Foundation.CGPoint

/// The trait of what can be zoomed.
private struct ZoomSupport: ElementChange {
  static var rule: UIRule { .zoomActions }

  func apply(to element: ResolvedElement) { element.traits.insert(.supportsZoom) }
}

extension View {
  /// Sets what happens when somebody makes things larger or smaller.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<
    ModifiedContent<ModifiedContent<Self, NamedActionModifier>, NamedActionModifier>,
    ElementChangeModifier
  > {
    modifier(NamedActionModifier(name: Text(verbatim: "Zoom Out")) { handler(.atCenter(.zoomOut)) })
      .modifier(
        NamedActionModifier(name: Text(verbatim: "Zoom In")) { handler(.atCenter(.zoomIn)) }
      )
      .modifier(ElementChangeModifier(change: ZoomSupport()))
  }
}

extension AccessibilityZoomGestureAction {
  /// The gesture at the middle of an element, which has no size here.
  fileprivate static func atCenter(_ direction: Direction) -> Self {
    Self(direction: direction, location: .center, point: CGPoint(x: 0, y: 0))
  }
}
