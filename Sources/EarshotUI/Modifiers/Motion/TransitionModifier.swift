import EarshotTree

/// Tells how a view comes and goes.
public struct TransitionModifier {
  let transition: AnyTransition
}

extension TransitionModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let (memory, isNew) = context.memory { TransitionMemory() }
    memory.isArranged = context.isArranged
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
          isTold: { [memory] in node.isCome(arranged: memory.isArranged) }))
    }
    Modified._update(content, in: &context)
  }
}

/// What will move when the view goes.
private final class TransitionMemory: LeavingMemory {
  var motions: [Movement] = []
  /// Whether a view that arranges others holds the view inside the node.
  var isArranged = false
  var resolve: (@MainActor (_ViewNode) -> [_ResolvedItem])?

  func nodeBeginsToLeave(_ node: _ViewNode) {
    guard node.isGoing(arranged: isArranged), !motions.isEmpty, let resolve else { return }
    let subject = MotionSubject(of: resolve(node))
    node.graph.plan(
      PlannedMotion(
        subject: { subject }, occasion: .disappearance, movements: motions,
        animation: node.graph.transaction.animation))
  }
}

extension _ViewNode {
  /// Whether a view at the node is put in itself, and not as a part of something larger.
  fileprivate func isCome(arranged: Bool) -> Bool {
    isOutermost(arranged: arranged) { $0.birth == graph.evaluation }
  }

  /// Whether a view at the node is taken out itself, and not as a part of something larger.
  fileprivate func isGoing(arranged: Bool) -> Bool {
    isOutermost(arranged: arranged) { !$0.isAttached }
  }

  /// Whether no view that arranges others comes or goes around the view.
  private func isOutermost(arranged: Bool, among isOfThem: (_ViewNode) -> Bool) -> Bool {
    var node = self
    var isArranged = arranged
    while let parent = node.parent, isOfThem(parent) {
      guard !isArranged else { return false }
      isArranged = node.isArranged
      node = parent
    }
    return node.parent != nil
  }
}

extension View {
  /// Sets how the view comes and goes.
  public nonisolated func transition(_ transition: AnyTransition) -> ModifiedContent<
    Self, TransitionModifier
  > {
    modifier(TransitionModifier(transition: transition))
  }

  /// Sets how the view comes and goes.
  @_disfavoredOverload
  public nonisolated func transition(_ transition: some Transition) -> ModifiedContent<
    Self, TransitionModifier
  > {
    self.transition(AnyTransition(transition))
  }
}
