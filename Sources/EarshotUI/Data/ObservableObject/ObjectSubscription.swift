/// What a node keeps to be evaluated again when an object is about to change.
@MainActor
final class ObjectSubscription: NodeMemory {
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?
  private var change: Invalidation?

  /// Follows an object in the place of the former one.
  func follow<Object: ObservableObject>(_ new: Object, for node: EvaluatingNode) {
    guard object !== new else { return }
    end()
    object = new
    let change = Invalidation(of: node)
    self.change = change
    subscription = new.objectWillChange._subscribe { _ in change.report() }
  }

  func nodeWillLeave(_ graph: ViewGraph) { end() }

  private func end() {
    change?.end()
    subscription?.cancel()
    object = nil
  }
}
