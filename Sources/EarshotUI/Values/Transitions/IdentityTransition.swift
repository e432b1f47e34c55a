/// Has a view be there at once, and gone at once.
public struct IdentityTransition {
  /// Makes the transition.
  public init() {}
}

extension IdentityTransition: Transition {
  public nonisolated var _effect: AnyTransition.Effect { .identity }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == IdentityTransition {
  /// At once.
  public static var identity: IdentityTransition { IdentityTransition() }
}
