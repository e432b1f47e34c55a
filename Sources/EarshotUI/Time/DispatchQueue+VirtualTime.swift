public import Dispatch

// Work for queues. These are preferred to Dispatch's own, which have more parameters with defaults.
//
// What a screen's code sends to any queue runs on the main actor, in the order of its sending, when
// the screen settles: so its effects always come at the same time. What other threads send to the
// main queue comes to the screen too when there is only one; the rest is left to Dispatch.
extension DispatchQueue {
  /// Runs work on the screen's clock as soon as what runs now is over.
  public func async(execute work: @escaping @Sendable () -> Void) {
    if let screen = ClientScope.current {
      // Tasks and what other threads send stand in the same line.
      _ = screen.jobs.add(.block { work() })
      return
    }
    guard MainContext.isMain(self), let jobs = OpenScreens.shared.only else {
      return async(group: nil, execute: work)
    }
    let work = OneTimeWork(work)
    _ = jobs.add(.block { work.run() })
    async(group: nil) { work.run() }
  }

  /// Runs work on the screen's clock as soon as what runs now is over.
  public func async(qos: DispatchQoS, execute work: @escaping @Sendable () -> Void) {
    async(execute: work)
  }

  /// Runs work on the screen's clock as soon as what runs now is over.
  public func async(
    flags: DispatchWorkItemFlags, execute work: @escaping @Sendable () -> Void
  ) {
    guard ClientScope.isCurrent else { return async(group: nil, flags: flags, execute: work) }
    async(execute: work)
  }

  /// Runs work of a group on the screen's clock as soon as what runs now is over.
  public func async(group: DispatchGroup, execute work: @escaping @Sendable () -> Void) {
    async(group: group, qos: .unspecified, execute: work)
  }

  /// Runs work of a group on the screen's clock as soon as what runs now is over.
  public func async(
    group: DispatchGroup, qos: DispatchQoS, execute work: @escaping @Sendable () -> Void
  ) {
    group.enter()
    async {
      work()
      group.leave()
    }
  }

  /// Runs work on the screen's clock when a moment has come there.
  ///
  /// The moment is given in real time, so that what is left is a little less than what was meant;
  /// it is taken for the next whole millisecond.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable () -> Void
  ) {
    guard let screen = ClientScope.current else {
      return asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
    }
    let now = DispatchTime.now().uptimeNanoseconds
    let left = deadline.uptimeNanoseconds > now ? deadline.uptimeNanoseconds - now : 0
    screen.plan(after: .milliseconds(Int64(clamping: (left + 999_999) / 1_000_000)), work)
  }

  /// Runs work and waits for its result; the main queue's at once where a screen's code runs, as that
  /// is the main queue's.
  ///
  /// Work without a result is left to Dispatch, whose own form the compiler prefers.
  public func sync<Result: Sendable>(execute work: () throws -> Result) rethrows -> Result {
    guard MainContext.isMain(self), ClientScope.isCurrent else {
      return try sync(flags: [], execute: work)
    }
    return try work()
  }

  // MARK: Work that can be cancelled

  /// Runs work on the screen's clock as soon as what runs now is over.
  public func async(execute workItem: DispatchWorkItem) {
    async { workItem.perform() }
  }

  /// Runs work of a group on the screen's clock as soon as what runs now is over.
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group, qos: .unspecified) { workItem.perform() }
  }

  /// Runs work on the screen's clock when a moment has come there.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { workItem.perform() }
  }
}
