/// Changes state, and has the change move.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Changes state, has the change move, and runs code when the movement is over.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  let result = try withTransaction(Transaction(animation: animation), body)
  if MainContext.isCurrent {
    MainActor.assumeIsolated { TransactionScope.afterLatest(animation, run: completion) }
  }
  return result
}

/// Changes state together with what accompanies the change.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  guard MainContext.isCurrent else { return try body() }
  let outer = MainActor.assumeIsolated { TransactionScope.begin(transaction) }
  defer { MainActor.assumeIsolated { TransactionScope.end(returningTo: outer) } }
  return try body()
}

/// Changes state together with one thing that accompanies the change.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
