public import struct Foundation.CGFloat
public import struct Foundation.CGPoint
public import struct Foundation.CGSize

extension View {
  /// Scales the view; at any size it is still exposed.
  public nonisolated func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ModifiedContent<ModifiedContent<Self, ScaleRuleModifier>, EffectModifier> {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view, each side by a factor of its own; at any size it is still exposed.
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> ModifiedContent<ModifiedContent<Self, ScaleRuleModifier>, EffectModifier> {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the view, each side by a factor of its own; at any size it is still exposed.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ModifiedContent<ModifiedContent<Self, ScaleRuleModifier>, EffectModifier> {
    modifier(ScaleRuleModifier(isNothing: x == 0 || y == 0))
      .modifier(EffectModifier(effect: .scale(x: Double(x), y: Double(y))))
  }

  /// Turns the view in the plane of the screen.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, EffectModifier> {
    modifier(EffectModifier(effect: .rotation(degrees: angle.degrees)))
  }

  /// Turns the view out of the plane of the screen.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> ModifiedContent<Self, EffectModifier> {
    modifier(EffectModifier(effect: .tilt(degrees: angle.degrees)))
  }

  /// Draws the view elsewhere.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<
    Self, EffectModifier
  > {
    modifier(EffectModifier(effect: .offset(x: Double(x), y: Double(y))))
  }

  /// Draws the view elsewhere.
  public nonisolated func offset(_ offset: CGSize) -> ModifiedContent<Self, EffectModifier> {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Makes the view more or less transparent; one that is not seen at all is not exposed.
  public nonisolated func opacity(_ opacity: Double) -> ModifiedContent<
    ModifiedContent<Self, EffectModifier>, HiddenModifier
  > {
    modifier(EffectModifier(effect: .opacity(opacity)))
      .modifier(HiddenModifier(isHidden: opacity <= 0, reach: .sight))
  }

  /// Blurs the view; it is exposed as before.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> ModifiedContent<
    Self, EffectModifier
  > {
    modifier(EffectModifier(effect: .blur(Double(radius))))
  }
}

/// Notes that something is exposed although it is scaled to nothing.
public struct ScaleRuleModifier {
  let isNothing: Bool
}

extension ScaleRuleModifier: BuildingBlockModifier, ViewModifier {
  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let items = Modified._resolve(content, in: &context)
    guard modifier.isNothing else { return items }
    guard !DrawingWalk.isOn else { return items.drawing { $0.isScaledToNothing = true } }
    return items.adjusting { $0.with(.scaledToNothing) { _ in } }
  }
}
