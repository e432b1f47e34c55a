import Synchronization

/// Where reports of changes wait for the next flush, whichever thread they come from.
final class InvalidationInbox: Sendable {
  private let reports = Mutex<[Invalidation]>([])

  func add(_ report: Invalidation) { reports.withLock { $0.append(report) } }

  func takeAll() -> [Invalidation] {
    reports.withLock { reports in
      defer { reports.removeAll(keepingCapacity: true) }
      return reports
    }
  }
}
