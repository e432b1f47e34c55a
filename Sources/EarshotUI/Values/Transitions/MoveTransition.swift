/// Moves a view in from an edge, and back.
public struct MoveTransition {
  /// The edge from which the view comes.
  public var edge: Edge

  /// Makes the transition for an edge.
  public init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: Transition {
  public nonisolated var _effect: AnyTransition.Effect { .move(edge) }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == MoveTransition {
  /// From an edge.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
