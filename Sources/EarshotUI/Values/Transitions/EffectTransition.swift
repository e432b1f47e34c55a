/// A transition that is known to the layer.
struct EffectTransition {
  let effect: AnyTransition.Effect
}

extension EffectTransition: Transition {
  nonisolated var _effect: AnyTransition.Effect { effect }

  func body(content: Content, phase: TransitionPhase) -> some View { content }
}
