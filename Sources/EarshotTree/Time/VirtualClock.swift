/// Time that moves only when somebody moves it.
///
/// The same script yields the same speech on every machine, because nothing here waits for a real
/// clock.
@MainActor
public final class VirtualClock {
  /// A piece of work that waits for its time.
  public struct Token: Hashable, Sendable {
    /// When its time comes.
    public let deadline: Duration
    fileprivate let number: Int
  }

  private struct Job {
    let token: Token
    /// What is to be run; nil for a break.
    let work: (@MainActor () -> Void)?
  }

  /// The time since the clock was made.
  public private(set) var now: Duration = .zero
  /// Jobs from the latest to the earliest, so that the next one is taken from the end.
  private var jobs: [Job] = []
  private var count = 0

  /// Creates a clock that stands at zero.
  public init() {}

  /// Plans work for a time from now; work of the same time runs in the order of its planning.
  @discardableResult
  public func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) -> Token {
    insert(after: delay, work)
  }

  /// Plans a break for a time from now, at which work stops until whoever moves the time ends it.
  ///
  /// So that person can do something between two pieces of work of the same time. A break that
  /// nobody has ended when time moves on is over.
  public func scheduleBreak(after delay: Duration) -> Token { insert(after: delay, nil) }

  /// Ends a break that is due by now, if work has stopped at one.
  public func endDueBreak() -> Token? {
    guard let job = jobs.last, job.work == nil, job.token.deadline <= now else { return nil }
    jobs.removeLast()
    return job.token
  }

  /// Drops work that has not run yet.
  public func cancel(_ token: Token) {
    let index = index(of: token)
    guard jobs.indices.contains(index), jobs[index].token == token else { return }
    jobs.remove(at: index)
  }

  /// The time at which the next work is due.
  public var nextDeadline: Duration? { jobs.last?.token.deadline }

  /// Runs one piece of work that is due by now, if there is any.
  public func runNextDue() -> Bool {
    guard let job = jobs.last, job.token.deadline <= now else { return false }
    guard let work = job.work else { return passOver(job) }
    jobs.removeLast()
    work()
    return true
  }

  /// Moves time on without running work; the caller runs what has become due.
  public func move(to time: Duration) {
    now = max(now, Self.inNanoseconds(time))
  }

  /// A time as fractions of a second are meant: `.seconds(1.1)` is a little more than
  /// `.milliseconds(1100)`, and `.seconds(4.35)` a little less than `.milliseconds(4350)`.
  private static func inNanoseconds(_ time: Duration) -> Duration {
    let (seconds, attoseconds) = time.components
    return .seconds(seconds) + .nanoseconds((attoseconds + 500_000_000) / 1_000_000_000)
  }

  private func insert(after delay: Duration, _ work: (@MainActor () -> Void)?) -> Token {
    count += 1
    let token = Token(deadline: Self.inNanoseconds(now + max(delay, .zero)), number: count)
    jobs.insert(Job(token: token, work: work), at: index(of: token))
    return token
  }

  /// Goes on behind a break of an earlier time; at one of the present, there is nothing to run.
  private func passOver(_ pause: Job) -> Bool {
    guard pause.token.deadline < now else { return false }
    jobs.removeLast()
    return runNextDue()
  }

  /// The place of a token among the jobs, which run from the latest to the earliest.
  private func index(of token: Token) -> Int {
    var low = 0
    var high = jobs.count
    while low < high {
      let middle = (low + high) / 2
      if jobs[middle].token.isLater(than: token) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension VirtualClock.Token {
  fileprivate func isLater(than other: Self) -> Bool {
    (deadline, number) > (other.deadline, other.number)
  }
}
