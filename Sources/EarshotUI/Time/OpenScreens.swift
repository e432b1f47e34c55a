import Synchronization

/// The screens that exist, so that what arrives from elsewhere finds the one that it is meant for.
final class OpenScreens: Sendable {
  private struct Entry {
    weak var jobs: ClientJobs?
  }

  static let shared = OpenScreens()

  private let entries = Mutex<[Entry]>([])

  func note(_ jobs: ClientJobs) {
    entries.withLock { entries in
      entries.removeAll { $0.jobs == nil }
      entries.append(Entry(jobs: jobs))
    }
  }

  /// The only one, if there is only one.
  var only: ClientJobs? {
    entries.withLock { entries in
      let open = entries.compactMap(\.jobs)
      return open.count == 1 ? open[0] : nil
    }
  }
}
