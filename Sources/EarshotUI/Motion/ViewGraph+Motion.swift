import EarshotTree

/// A movement that was found during an evaluation, and is named when that is done.
struct PlannedMotion {
  let subject: @MainActor () -> MotionSubject
  let occasion: MotionEvent.Occasion
  let movements: [Movement]
  let animation: Animation?
  /// Asked when the views are up to date.
  var isTold: @MainActor () -> Bool = { true }

  @MainActor
  var events: [MotionEvent] {
    guard isTold() else { return [] }
    let subject = subject()
    return movements.compactMap { movement in
      guard let animation = movement.animation ?? animation else { return nil }
      let isLeaving = occasion == .disappearance
      return MotionEvent(
        of: subject.name, element: subject.element, occasion: occasion, movement.property,
        from: isLeaving ? movement.rest : movement.away,
        to: isLeaving ? movement.away : movement.rest,
        curve: animation.words, delay: animation.delayTime, duration: animation.movingTime)
    }
  }
}

extension _UpdateContext {
  /// The transaction of the change that is on its way through the views.
  var transaction: Transaction {
    get { node.graph.transaction }
    nonmutating set { node.graph.transaction = newValue }
  }

  /// Resolves what lies inside a modifier, when somebody asks for it.
  func resolving<Modified: View>(_ content: Modified) -> @MainActor (_ViewNode) -> [_ResolvedItem] {
    let environment = environment
    let place = place
    return { node in
      var context = _ResolveContext(node: node, environment: environment, place: place)
      return Modified._resolve(content, in: &context)
    }
  }

  /// Notes that properties of what lies inside a modifier move, if the change moves at all.
  func move<Modified: View>(_ content: Modified, _ movements: [Movement]) {
    guard let animation = transaction.animation, !movements.isEmpty else { return }
    let resolve = resolving(content)
    let node = node
    node.graph.plan(
      PlannedMotion(
        subject: { MotionSubject(of: resolve(node)) }, occasion: .change,
        movements: movements, animation: animation))
  }
}
