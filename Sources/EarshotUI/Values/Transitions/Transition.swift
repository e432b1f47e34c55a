/// A way for a view to come and go, written by the app.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view on its way.
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view on its way.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What the transition does.
  nonisolated var _effect: AnyTransition.Effect { get }
}

extension Transition {
  /// What the app has written itself.
  public nonisolated var _effect: AnyTransition.Effect { .custom }

  /// Both at once.
  public nonisolated func combined(with other: some Transition) -> some Transition {
    EffectTransition(effect: .combined(_effect, other._effect))
  }

  /// Moves the change in its own way.
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    EffectTransition(effect: .animated(_effect, animation))
  }
}
