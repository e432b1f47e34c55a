/// Moves a view in from an edge, pushing what was there away.
public struct PushTransition {
  /// The edge from which the view comes.
  public var edge: Edge

  /// Makes the transition for an edge.
  public init(edge: Edge) { self.edge = edge }
}

extension PushTransition: Transition {
  public nonisolated var _effect: AnyTransition.Effect { .push(edge) }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == PushTransition {
  /// From an edge, pushing what was there away.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
