import Synchronization

/// A report, possibly from another thread, that something an evaluation read is about to change.
final class Invalidation: Sendable {
  private let inbox: InvalidationInbox
  private let node: WeakNode
  private let evaluation: Int

  @MainActor
  init(of node: EvaluatingNode, evaluation: Int) {
    inbox = node.graph.inbox
    self.node = WeakNode(node: node)
    self.evaluation = evaluation
  }

  func report() { inbox.add(self) }

  /// Marks the node, unless it was evaluated again or left meanwhile.
  @MainActor
  func apply() {
    guard let node = node.node, node.isCurrent(evaluation) else { return }
    node.markDirty()
  }
}

/// Main-actor nodes are Sendable; only the weak reference has to be vouched for.
private struct WeakNode: @unchecked Sendable {
  weak var node: EvaluatingNode?
}

/// Where reports of changes wait for the next flush, whichever thread they come from.
final class InvalidationInbox: Sendable {
  private let reports = Mutex<[Invalidation]>([])

  func add(_ report: Invalidation) { reports.withLock { $0.append(report) } }

  func takeAll() -> [Invalidation] {
    reports.withLock { reports in
      defer { reports.removeAll(keepingCapacity: true) }
      return reports
    }
  }
}
