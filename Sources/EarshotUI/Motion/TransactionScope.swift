import EarshotTree

/// The transaction under which client code changes state just now.
///
/// Changes under different transactions move in different ways, even of one view. So what changed
/// is evaluated whenever the transaction is another, and not all at once.
@MainActor
enum TransactionScope {
  private static var current = Transaction()
  /// The screens that a change may reach; each is taken out when it closes.
  private static var graphs: [ReachedGraph] = []
  /// The screen that the latest transaction reached.
  private static var latest: ReachedGraph?

  /// A weak reference would cost the graph a table of its own, and with it each access of a node.
  private struct ReachedGraph {
    unowned let graph: ViewGraph
  }

  static func add(_ graph: ViewGraph) { graphs.append(ReachedGraph(graph: graph)) }

  static func remove(_ graph: ViewGraph) {
    graphs.removeAll { $0.graph === graph }
    if latest?.graph === graph { latest = nil }
  }

  static func begin(_ transaction: Transaction) -> Transaction {
    let outer = current
    apply()
    latest = nil
    current = transaction
    return outer
  }

  static func end(returningTo outer: Transaction) {
    apply()
    current = outer
  }

  /// Runs code when the movement that just began is over.
  static func afterLatest(_ animation: Animation?, run code: @escaping @MainActor () -> Void) {
    guard let latest, let animation else { return code() }
    latest.graph.clock.schedule(after: animation.totalTime) { code() }
  }

  /// A body that changes state while it is evaluated is left to the next flush.
  private static func apply() {
    guard ViewGraph.current == nil else { return }
    for entry in graphs {
      if entry.graph.applyChanges(under: current) { latest = entry }
    }
  }
}
