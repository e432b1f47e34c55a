public import struct Foundation.CGFloat
public import struct Foundation.CGSize

// Modifiers of movement that are accepted as they are.
extension View {
  /// Scales the view; at any size it is still exposed.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { self }
  /// Scales the view; at any size it is still exposed.
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View { self }
  /// Moves the view.
  public nonisolated func offset(_ offset: CGSize) -> some View { self }
  /// Turns the view.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View { self }
  /// Turns the view in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
  /// Makes the view unsharp by a radius in points.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Moves every change.
  public nonisolated func animation(_ animation: Animation?) -> some View { self }
  /// Sets how the view comes and goes.
  @_disfavoredOverload
  public nonisolated func transition(_ transition: some Transition) -> some View { self }
  /// Sets how content passes into other content.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Moves a symbol.
  public nonisolated func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Moves a symbol when a value has changed.
  public nonisolated func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
  ) -> some View { self }
  /// Keeps symbols from moving.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
