import Synchronization

/// The value of a state property, kept by the node of the view that owns it.
///
/// Views read it when it is the main actor's turn, and are evaluated again when it changes. Other
/// threads may read and write the value as well; what they write is noticed at the next flush.
final class StateBox<Value>: @unchecked Sendable {
  private var value: Value
  /// Where a change that comes from another thread is noted.
  private var inbox: InvalidationInbox?
  /// Guards the value and the inbox.
  private let lock = Mutex(())
  private let readers = StateReaders()

  init(_ value: Value) { self.value = value }

  /// The value. Writing one that is known to be the same has no view evaluated again; this is
  /// assumed of SwiftUI, which compares what it can.
  var current: Value {
    get {
      if let reader = CurrentReader.onThisThread { noteRead(by: reader) }
      return locked { value }
    }
    set {
      let isNew = !isKnownToBeSame(locked { value }, newValue)
      locked { value = newValue }
      if isNew { tellReaders() }
    }
  }

  private func noteRead(by reader: EvaluatingNode) {
    readers.noteRead(by: reader)
    if inbox == nil { locked { inbox = reader.graph.inbox } }
  }

  private func tellReaders() {
    if MainContext.isCurrent {
      MainActor.assumeIsolated { readers.markDirty() }
    } else {
      locked { inbox }?.add(ForeignChange(of: readers))
    }
  }

  private func locked<Result>(_ access: () -> Result) -> Result {
    lock.withLock { _ in
      nonisolated(unsafe) let result = access()
      return result
    }
  }
}

extension StateBox: BindingLocation {}

/// A change of state that another thread made.
private struct ForeignChange: PendingChange {
  private let readers: StateReaders

  init(of readers: StateReaders) { self.readers = readers }

  func apply() { readers.markDirty() }
}
