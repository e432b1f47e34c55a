import EarshotTree

/// The transaction under which client code changes state just now.
///
/// Changes under different transactions move in different ways, even of one view. So what changed
/// is evaluated whenever the transaction is another, and not all at once.
@MainActor
enum TransactionScope {
  private static var current = Transaction()
  /// The screens that a change may reach.
  private static var graphs: [WeakGraph] = []
  /// The screen that the latest transaction reached.
  private static weak var latest: ViewGraph?

  private struct WeakGraph {
    weak var graph: ViewGraph?
  }

  static func add(_ graph: ViewGraph) {
    graphs.removeAll { $0.graph == nil }
    graphs.append(WeakGraph(graph: graph))
  }

  static func remove(_ graph: ViewGraph) {
    graphs.removeAll { $0.graph == nil || $0.graph === graph }
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
    latest.clock.schedule(after: animation.totalTime) { code() }
  }

  /// A body that changes state while it is evaluated is left to the next flush.
  private static func apply() {
    guard ViewGraph.current == nil else { return }
    for entry in graphs {
      guard let graph = entry.graph, graph.applyChanges(under: current) else { continue }
      latest = graph
    }
  }
}
