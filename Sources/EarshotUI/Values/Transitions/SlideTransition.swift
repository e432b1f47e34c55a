/// Moves a view in from where reading begins, and out where it ends.
public struct SlideTransition {
  /// Makes the transition.
  public init() {}
}

extension SlideTransition: Transition {
  public nonisolated var _effect: AnyTransition.Effect { .slide }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SlideTransition {
  /// From where reading begins to where it ends.
  public static var slide: SlideTransition { SlideTransition() }
}
