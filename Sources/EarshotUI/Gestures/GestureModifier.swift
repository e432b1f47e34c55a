import EarshotTree

/// Reacts to those touches of a gesture that a screen reader can stand for.
public struct GestureModifier {
  let touches: _GestureTouches
}

extension GestureModifier: BuildingBlockModifier, ViewModifier {
  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let items = Modified._resolve(content, in: &context)
      .adjusting { modifier.attach(modifier.touches.tap, .tap, to: $0) }
      .adjusting { modifier.attach(modifier.touches.hold, .longPress, to: $0) }
    guard DrawingWalk.isOn else { return items }
    let reach = modifier.touches.tap == nil ? nil : context.id
    return items.touched(on: content).drawing { drawing in
      drawing.tapReach = drawing.tapReach ?? reach
      if modifier.touches.isDrag { drawing.touches.insert(.drag) }
    }
  }

  private func attach(
    _ action: (() -> Void)?, _ touch: TouchModifier.Touch, to element: ResolvedElement
  ) -> ResolvedElement {
    guard let action else { return element }
    return TouchModifier(touch: touch, action: action).attach(to: element)
  }
}
