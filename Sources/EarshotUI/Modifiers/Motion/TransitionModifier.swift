import EarshotTree

/// Tells how a view comes and goes.
struct TransitionModifier {
  let transition: AnyTransition
}

extension TransitionModifier: BuildingBlockModifier {
  static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let (memory, isNew) = context.memory { TransitionMemory() }
    memory.motions = modifier.transition.motions(of: .disappearance)
    memory.resolve = context.resolving(content)
    let node = context.node
    let coming = modifier.transition.motions(of: .appearance)
    if isNew, node.graph.isEvaluating, !coming.isEmpty {
      let resolve = context.resolving(content)
      node.graph.plan(
        PlannedMotion(
          subject: { MotionSubject(of: resolve(node)) }, occasion: .appearance,
          movements: coming, animation: context.transaction.animation,
          isTold: { node.isCome }))
    }
    Modified._update(content, in: &context)
  }
}

/// What will move when the view goes.
private final class TransitionMemory: LeavingMemory {
  var motions: [TransitionMotion] = []
  var resolve: (@MainActor (_ViewNode) -> [_ResolvedItem])?

  func nodeBeginsToLeave(_ node: _ViewNode) {
    guard node.isGoing, !motions.isEmpty, let resolve else { return }
    let subject = MotionSubject(of: resolve(node))
    node.graph.plan(
      PlannedMotion(
        subject: { subject }, occasion: .disappearance, movements: motions,
        animation: node.graph.transaction.animation))
  }
}

extension _ViewNode {
  /// Whether the node was put in by itself, and not as a part of something larger.
  fileprivate var isCome: Bool {
    standsAlone { $0.birth == graph.evaluation }
  }

  /// Whether the node is taken out by itself, and not as a part of something larger.
  fileprivate var isGoing: Bool {
    standsAlone { !$0.isAttached }
  }

  /// Whether nothing but the node lies in the outermost node of those that come or go with it.
  private func standsAlone(among isOfThem: (_ViewNode) -> Bool) -> Bool {
    var node = self
    while let parent = node.parent, isOfThem(parent) {
      guard parent.children.count == 1 else { return false }
      node = parent
    }
    return node.parent != nil
  }
}

extension View {
  /// Sets how the view comes and goes.
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }

  /// Sets how the view comes and goes.
  @_disfavoredOverload
  public nonisolated func transition(_ transition: some Transition) -> some View {
    self.transition(AnyTransition(transition))
  }
}
