// Waits for what callbacks bring. They take the place of those in Swift's library, so that a screen
// knows that a task of its own waits for another thread.

/// Waits until a callback has brought a value.
public func withCheckedContinuation<T>(
  isolation: isolated (any Actor)? = #isolation, function: String = #function,
  _ body: (CheckedContinuation<T, Never>) -> Void
) async -> sending T {
  let wait = AwaitedCallback()
  defer { wait.end() }
  return await _Concurrency.withCheckedContinuation(
    isolation: isolation, function: function, body)
}

/// Waits until a callback has brought a value or an error.
public func withCheckedThrowingContinuation<T>(
  isolation: isolated (any Actor)? = #isolation, function: String = #function,
  _ body: (CheckedContinuation<T, any Error>) -> Void
) async throws -> sending T {
  let wait = AwaitedCallback()
  defer { wait.end() }
  return try await _Concurrency.withCheckedThrowingContinuation(
    isolation: isolation, function: function, body)
}

/// Waits until a callback has brought a value.
public func withUnsafeContinuation<T>(
  isolation: isolated (any Actor)? = #isolation, _ body: (UnsafeContinuation<T, Never>) -> Void
) async -> sending T {
  let wait = AwaitedCallback()
  defer { wait.end() }
  return await _Concurrency.withUnsafeContinuation(isolation: isolation, body)
}

/// Waits until a callback has brought a value or an error.
public func withUnsafeThrowingContinuation<T>(
  isolation: isolated (any Actor)? = #isolation,
  _ body: (UnsafeContinuation<T, any Error>) -> Void
) async throws -> sending T {
  let wait = AwaitedCallback()
  defer { wait.end() }
  return try await _Concurrency.withUnsafeThrowingContinuation(isolation: isolation, body)
}
