import EarshotTree

/// A gesture that makes things larger or smaller.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Whether things become larger or smaller.
  public enum Direction: Hashable, Sendable {
    /// Things become larger.
    case zoomIn
    /// Things become smaller.
    case zoomOut
  }

  /// Whether things become larger or smaller.
  public let direction: Direction
  /// Where the gesture is made, in fractions of the element's size.
  public let location: UnitPoint
}

/// Sets what a gesture with several fingers does.
struct GestureHandlerChange: ElementChange {
  static var rule: UIRule { .gestureAction }
  static let isHandedDown = true
  let change: (inout Rarities, _ isInner: Bool) -> Void

  func apply(to element: ResolvedElement) { element.changeRarities { change(&$0, false) } }

  func handDown(to element: ResolvedElement) { element.changeRarities { change(&$0, true) } }
}

extension View {
  /// Sets what a swipe with three fingers does.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View {
    modifier(
      ElementChangeModifier(
        change: GestureHandlerChange { rarities, isInner in
          rarities.scroll = isInner ? rarities.scroll ?? handler : handler
        }))
  }

  /// Sets what the zoom gesture does.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    modifier(
      ElementChangeModifier(
        change: GestureHandlerChange { rarities, isInner in
          rarities.zoom = isInner ? rarities.zoom ?? handler : handler
        }))
  }
}
