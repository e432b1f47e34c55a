/// Fades a view in and out.
public struct OpacityTransition {
  /// Makes the transition.
  public init() {}
}

extension OpacityTransition: Transition {
  public nonisolated var _effect: AnyTransition.Effect { .opacity }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == OpacityTransition {
  /// By fading.
  public static var opacity: OpacityTransition { OpacityTransition() }
}
