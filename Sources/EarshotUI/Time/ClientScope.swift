import EarshotTree
import Glibc
import Synchronization

/// The time during which a screen runs the app's own code.
///
/// What the code puts off meanwhile, a task, a pause, work for the main queue, belongs to the
/// screen: it runs on the screen's clock when the screen settles, in an order that is always the
/// same. Work that other threads began is left where it is.
enum ClientScope {
  /// The screen whose code is running.
  struct Screen: Sendable {
    let clock: VirtualClock
    let jobs: ClientJobs
    let wording: Wording
  }

  @MainActor private static var innermost: Screen?
  /// The thread that runs a screen's code, which is the main actor's for as long as that takes.
  private static let thread = Atomic<UInt>(0)
  private static let owners = JobOwners()

  /// Whether the calling thread runs a screen's code.
  static var isCurrent: Bool { thread.load(ordering: .acquiring) == UInt(pthread_self()) }

  /// The screen whose code calls, if any.
  static var current: Screen? {
    isCurrent ? MainActor.assumeIsolated { innermost } : nil
  }

  /// Runs the app's code for a screen.
  @MainActor
  static func run<Result>(for screen: Screen, _ code: () throws -> Result) rethrows -> Result {
    let outer = (screen: innermost, thread: thread.load(ordering: .acquiring))
    if outer.thread == 0 { ConcurrencyHooks.begin() }
    innermost = screen
    thread.store(UInt(pthread_self()), ordering: .releasing)
    defer {
      innermost = outer.screen
      thread.store(outer.thread, ordering: .releasing)
      if outer.thread == 0 { ConcurrencyHooks.end() }
    }
    return try code()
  }

  /// Keeps a job for the screen that it belongs to; false when it belongs to none.
  static func keep(_ job: UnownedJob, isForMainActor: Bool) -> Bool {
    let piece = ClientJobs.Job.task(job, isForMainActor: isForMainActor)
    if let screen = current {
      owners.note(job, of: screen.jobs)
      return screen.jobs.add(piece)
    }
    return owners.owner(of: job)?.add(piece) ?? false
  }
}
