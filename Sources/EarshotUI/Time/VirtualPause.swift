import EarshotTree
import Synchronization

/// A pause of a task that ends when a screen's clock gets there, or when the task is cancelled.
final class VirtualPause: Sendable {
  private enum State {
    case notBegun
    case waiting(UnsafeContinuation<Void, any Error>)
    case over(isCancelled: Bool)
  }

  private let state = Mutex(State.notBegun)

  /// Waits for a time on the clock of the screen whose code calls; elsewhere, on a real one.
  static func wait(for duration: Duration) async throws {
    // Only the pause is held meanwhile: a task that held the clock would keep it for ever.
    guard let pause = ClientScope.current?.begin(pausing: duration) else {
      return try await ContinuousClock().sleep(until: .now + duration)
    }
    try await pause.wait()
  }

  fileprivate nonisolated(nonsending) func wait() async throws {
    try await withTaskCancellationHandler {
      try await _Concurrency.withUnsafeThrowingContinuation { begin($0) }
    } onCancel: { [weak self] in
      self?.end(isCancelled: true)
    }
  }

  private func begin(_ continuation: UnsafeContinuation<Void, any Error>) {
    let isCancelled: Bool? = state.withLock { state in
      guard case .over(let isCancelled) = state else {
        state = .waiting(continuation)
        return nil
      }
      return isCancelled
    }
    if let isCancelled { Self.resume(continuation, isCancelled: isCancelled) }
  }

  fileprivate func end(isCancelled: Bool) {
    let continuation: UnsafeContinuation<Void, any Error>? = state.withLock { state in
      defer { if case .over = state {} else { state = .over(isCancelled: isCancelled) } }
      guard case .waiting(let continuation) = state else { return nil }
      return continuation
    }
    if let continuation { Self.resume(continuation, isCancelled: isCancelled) }
  }

  private static func resume(
    _ continuation: UnsafeContinuation<Void, any Error>, isCancelled: Bool
  ) {
    if isCancelled {
      continuation.resume(throwing: CancellationError())
    } else {
      continuation.resume()
    }
  }
}

extension ClientScope.Screen {
  fileprivate func begin(pausing duration: Duration) -> VirtualPause {
    let pause = VirtualPause()
    let alarm = Alarm(pause)
    plan(after: duration) { alarm.ring() }
    return pause
  }

  /// Plans work on the screen's clock; only the code that the screen runs may call this.
  func plan(after delay: Duration, _ work: @escaping @MainActor @Sendable () -> Void) {
    MainActor.assumeIsolated { _ = clock.schedule(after: delay, work) }
  }
}

/// What a clock keeps of a pause.
///
/// A clock that goes away before its time takes the alarm with it; the task that waits is told that
/// it was cancelled, so that it ends and lets go of what it holds.
private final class Alarm: Sendable {
  private let pause: VirtualPause

  init(_ pause: VirtualPause) { self.pause = pause }

  deinit { pause.end(isCancelled: true) }

  func ring() { pause.end(isCancelled: false) }
}
