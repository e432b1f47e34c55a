public import struct Foundation.CGFloat
public import struct Foundation.CGPoint

/// Reacts to touches on what lies inside.
public struct TouchModifier {
  enum Touch {
    case tap
    case longPress
  }

  let touch: Touch
  let action: () -> Void
}

extension TouchModifier: BuildingBlockModifier, ViewModifier {
  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let items = Modified._resolve(content, in: &context).adjusting { modifier.attach(to: $0) }
    guard DrawingWalk.isOn else { return items }
    let touched = items.touched(on: content)
    guard modifier.touch == .tap else { return touched }
    let reach = context.id
    return touched.drawing { $0.tapReach = $0.tapReach ?? reach }
  }

  /// A gesture further in takes the touch first.
  func attach(to element: ResolvedElement) -> ResolvedElement {
    switch touch {
    case .tap where element.tap == nil: element.with(.tapGesture) { $0.tap = action }
    case .longPress where element.longPress == nil:
      element.with(.longPressGesture) { $0.longPress = action }
    default: element
    }
  }
}

extension View {
  /// Reacts to taps.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> ModifiedContent<Self, TouchModifier> {
    modifier(TouchModifier(touch: .tap, action: action))
  }

  /// Reacts to taps, with the place of the tap: as nothing is laid out, the middle of the screen.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> ModifiedContent<Self, TouchModifier> {
    modifier(TouchModifier(touch: .tap) { action(SpatialTapGesture.middle) })
  }

  /// Reacts to a touch that is held for a time in seconds.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> ModifiedContent<Self, TouchModifier> {
    modifier(
      TouchModifier(touch: .longPress) {
        onPressingChanged?(true)
        action()
        onPressingChanged?(false)
      })
  }
}

extension View {
  /// Reacts to a touch that is held for a time in seconds; the form before iOS 15.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> ModifiedContent<Self, TouchModifier> {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// Lets touches through, or keeps them out.
public struct HitTestingModifier {
  let isEnabled: Bool
}

extension HitTestingModifier: BuildingBlockModifier, ViewModifier {
  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let items = Modified._resolve(content, in: &context)
    guard !modifier.isEnabled else { return items }
    return items.adjusting { element in
      element.with(.touchesIgnored) { $0.acceptsTouches = false }
    }
  }
}

extension View {
  /// Lets touches reach the view, or not; it stays an element either way.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> ModifiedContent<
    Self, HitTestingModifier
  > {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}
