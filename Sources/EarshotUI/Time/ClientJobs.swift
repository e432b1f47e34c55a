import Dispatch
import Synchronization

/// The asynchronous work of a screen's own code that waits to be run by the screen.
final class ClientJobs: Sendable {
  /// A piece of work, and where it wants to run.
  enum Job: @unchecked Sendable {
    case task(UnownedJob, isForMainActor: Bool)
    case block(@MainActor @Sendable () -> Void)
  }

  private struct Waiting {
    var jobs: [Job] = []
    var isOpen = true
    /// What other threads were asked for and the screen waits for, by number.
    var awaited: Set<Int> = []
    var awaitedSoFar = 0
    var isSomebodyThere = false
  }

  private let waiting = Mutex(Waiting())
  private let arrival = DispatchSemaphore(value: 0)

  /// How long, in real time, a screen waits for what other threads were asked for: long enough for
  /// a busy machine to begin a thread, so that the same code is heard in the same order.
  private static let patience = DispatchTimeInterval.seconds(1)

  /// Takes a job, unless nobody will run it any more.
  func add(_ job: Job) -> Bool {
    waiting.withLock { waiting in
      if waiting.isOpen { waiting.jobs.append(job) }
      wake(&waiting)
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

  // MARK: Other threads

  /// Notes that another thread may bring something soon; the number is for `cease(awaiting:)`.
  func expect() -> Int {
    waiting.withLock { waiting in
      waiting.awaitedSoFar += 1
      waiting.awaited.insert(waiting.awaitedSoFar)
      return waiting.awaitedSoFar
    }
  }

  /// Notes that something came, so that nobody waits for it.
  func cease(awaiting number: Int) {
    waiting.withLock { waiting in
      guard waiting.awaited.remove(number) != nil, waiting.awaited.isEmpty else { return }
      wake(&waiting)
    }
  }

  /// Waits for a job that another thread was asked for; false when none came in time.
  ///
  /// What did not come is not waited for again: it may need the person, or a time far away.
  func awaitOthers() -> Bool {
    let end = DispatchTime.now() + Self.patience
    while true {
      let answer: Bool? = waiting.withLock { waiting in
        guard waiting.jobs.isEmpty else { return true }
        waiting.isSomebodyThere = !waiting.awaited.isEmpty
        return waiting.awaited.isEmpty ? false : nil
      }
      if let answer { return answer }
      if arrival.wait(timeout: end) == .timedOut { giveUp() }
    }
  }

  private func giveUp() {
    waiting.withLock { waiting in
      waiting.awaited.removeAll()
      // Who came meanwhile has called already; the call must not wake the next who waits.
      if !waiting.isSomebodyThere { arrival.wait() }
      waiting.isSomebodyThere = false
    }
  }

  private func wake(_ waiting: inout Waiting) {
    guard waiting.isSomebodyThere else { return }
    waiting.isSomebodyThere = false
    arrival.signal()
  }
}
