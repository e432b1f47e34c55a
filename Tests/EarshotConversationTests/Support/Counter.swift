import Observation
import Synchronization

/// Counts the closures that read something that has changed since.
final class Counter: Sendable {
  private let value = Mutex(0)

  var count: Int { value.withLock(\.self) }

  @MainActor
  func watch(_ read: @escaping @MainActor () -> Void) {
    withObservationTracking {
      read()
    } onChange: { [self] in
      value.withLock { $0 += 1 }
    }
  }
}
