import Synchronization

/// Which screen a task belongs to, so that it is found again when another thread resumes it.
final class JobOwners: Sendable {
  private struct Owners {
    var jobs: [UInt64: WeakJobs] = [:]
    /// The tasks from the oldest to the newest.
    var order: [UInt64] = []
  }

  private struct WeakJobs {
    weak var jobs: ClientJobs?
  }

  private let owners = Mutex(Owners())

  /// How many tasks are remembered; an older one that comes back from another thread then runs
  /// where it would without a screen.
  private static let limit = 4_096

  func note(_ job: UnownedJob, of jobs: ClientJobs) {
    let id = taskID(of: job)
    owners.withLock { owners in
      guard owners.jobs.updateValue(WeakJobs(jobs: jobs), forKey: id) == nil else { return }
      owners.order.append(id)
      guard owners.order.count > Self.limit else { return }
      for id in owners.order.prefix(Self.limit / 2) { owners.jobs[id] = nil }
      owners.order.removeFirst(Self.limit / 2)
    }
  }

  func owner(of job: UnownedJob) -> ClientJobs? {
    let id = taskID(of: job)
    return owners.withLock { $0.jobs[id]?.jobs }
  }
}

@_silgen_name("swift_task_getJobTaskId")
private func taskID(of job: UnownedJob) -> UInt64
