import Synchronization

/// A report, possibly from another thread, that something an evaluation read is about to change.
final class Invalidation: PendingChange {
  private let inbox: InvalidationInbox
  /// The node, which ends the report before it goes.
  private unowned let node: EvaluatingNode
  private let isOver = Atomic(false)

  @MainActor
  init(of node: EvaluatingNode) {
    inbox = node.graph.inbox
    self.node = node
  }

  /// Makes reports from now on count for nothing, because the node was evaluated again or left.
  func end() { isOver.store(true, ordering: .relaxed) }

  func report() {
    if !isOver.load(ordering: .relaxed) { inbox.add(self) }
  }

  /// Marks the node, unless what it read then no longer counts.
  @MainActor
  func apply() {
    if !isOver.load(ordering: .relaxed) { node.markDirty() }
  }
}
