/// Moves a view in one way when it comes, and in another when it goes.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  /// Makes the transition of two others.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  public nonisolated var _effect: AnyTransition.Effect {
    .asymmetric(insertion: insertion._effect, removal: removal._effect)
  }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition {
  /// In one way, and away in another.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> AsymmetricTransition<Insertion, Removal>
  where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
