/// Has a view grow from a part of its size, and shrink to it.
public struct ScaleTransition {
  /// The part of the size.
  public var scale: Double
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Makes the transition for a part of the size.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition {
  public nonisolated var _effect: AnyTransition.Effect { .scale(scale, anchor: anchor) }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == ScaleTransition {
  /// By growing from a point.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// By growing from a part of the size.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
