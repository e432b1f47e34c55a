/// Something with values that move from one to the next.
///
/// Nothing is drawn in between: a change arrives at once, and the views see where it ends.
public protocol Animatable {
  /// The type of what moves.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// What moves.
  @MainActor var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing moves.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    // swift-format-ignore
    set {}
  }
}
