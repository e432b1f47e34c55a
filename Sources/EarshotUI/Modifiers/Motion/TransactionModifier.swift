/// Changes what accompanies every change inside, whether it comes from outside or begins there.
public struct TransactionModifier {
  let change: (inout Transaction) -> Void
}

extension TransactionModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let outside = (context.transaction, context.environment)
    modifier.change(&context.transaction)
    context.environment.transactionChanges.append(modifier.change)
    Modified._update(content, in: &context)
    (context.transaction, context.environment) = outside
  }

  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] { Modified._resolve(content, in: &context) }
}

private enum TransactionChangesKey: EnvironmentKey {
  typealias Value = [(inout Transaction) -> Void]
  static var defaultValue: Value { [] }
}

extension EnvironmentValues {
  /// What the modifiers outside do to the transaction of a change, outermost first.
  fileprivate var transactionChanges: [(inout Transaction) -> Void] {
    get { self[TransactionChangesKey.self] }
    set { self[TransactionChangesKey.self] = newValue }
  }

  /// The transaction of a change that begins here.
  func transaction(for transaction: Transaction) -> Transaction {
    transactionChanges.reduce(into: transaction) { transaction, change in change(&transaction) }
  }
}

/// Changes what accompanies a change, down to where `OuterTransactionModifier` stands.
struct InnerTransactionModifier {
  let change: (inout Transaction) -> Void
}

extension InnerTransactionModifier: BuildingBlockModifier {
  static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let graph = context.node.graph
    let outside = context.transaction
    graph.outerTransactions.append(outside)
    modifier.change(&context.transaction)
    Modified._update(content, in: &context)
    graph.outerTransactions.removeLast()
    context.transaction = outside
  }
}

/// Goes on with the transaction that held outside of the innermost `InnerTransactionModifier`.
public struct OuterTransactionModifier {}

extension OuterTransactionModifier: BuildingBlockModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let graph = context.node.graph
    let inside = context.transaction
    let outer = graph.outerTransactions.popLast()
    if let outer { context.transaction = outer }
    Modified._update(content, in: &context)
    if let outer { graph.outerTransactions.append(outer) }
    context.transaction = inside
  }
}
