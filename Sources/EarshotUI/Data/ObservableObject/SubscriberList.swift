import Synchronization

/// Who has subscribed, in the order of subscribing; safe from every thread.
final class SubscriberList<Output>: @unchecked Sendable {
  private struct Entries {
    var receivers: [(id: Int, receive: (Output) -> Void)] = []
    var count = 0
  }

  private let lock = Mutex(())
  private var entries = Entries()

  func add(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    let id = lock.withLock { _ in
      entries.count += 1
      entries.receivers.append((entries.count, receive))
      return entries.count
    }
    return AnyCancellable { [weak self] in self?.remove(id) }
  }

  func send(_ value: Output) {
    let receivers = lock.withLock { _ in entries.receivers }
    for receiver in receivers { receiver.receive(value) }
  }

  private func remove(_ id: Int) {
    lock.withLock { _ in entries.receivers.removeAll { $0.id == id } }
  }
}
