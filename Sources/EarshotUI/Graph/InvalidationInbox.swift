import Synchronization

/// Where reports of changes wait for the next flush, whichever thread they come from.
final class InvalidationInbox: Sendable {
  private let reports = Mutex<[any PendingChange]>([])

  func add(_ report: any PendingChange) { reports.withLock { $0.append(report) } }

  func takeAll() -> [any PendingChange] {
    reports.withLock { reports in
      defer { reports.removeAll(keepingCapacity: true) }
      return reports
    }
  }
}

/// A change that is applied when it is the main actor's turn.
protocol PendingChange: Sendable {
  @MainActor func apply()
}
