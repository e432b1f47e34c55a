import Synchronization

/// The asynchronous work of a screen's own code that waits to be run by the screen.
final class ClientJobs: Sendable {
  /// A piece of a task, and where it wants to run.
  struct Job: @unchecked Sendable {
    let job: UnownedJob
    let isForMainActor: Bool
  }

  private struct Waiting {
    var jobs: [Job] = []
    var isOpen = true
  }

  private let waiting = Mutex(Waiting())

  /// Takes a job, unless nobody will run it any more.
  func add(_ job: Job) -> Bool {
    waiting.withLock { waiting in
      if waiting.isOpen { waiting.jobs.append(job) }
      return waiting.isOpen
    }
  }

  /// The jobs that have come, in the order of their coming.
  func takeAll() -> [Job] {
    waiting.withLock { waiting in
      defer { waiting.jobs.removeAll(keepingCapacity: true) }
      return waiting.jobs
    }
  }

  var isEmpty: Bool { waiting.withLock { $0.jobs.isEmpty } }

  /// Takes no jobs from now on.
  func close() { waiting.withLock { $0.isOpen = false } }
}
