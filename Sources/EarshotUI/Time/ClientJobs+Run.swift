extension ClientJobs {
  /// Runs the jobs that have come, and returns how many there were.
  @MainActor
  func runAll() -> Int {
    let due = takeAll()
    for job in due { job.run() }
    return due.count
  }
}

extension ClientJobs.Job {
  /// Runs up to where the task waits for something.
  @MainActor
  fileprivate func run() {
    if isForMainActor {
      job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    } else {
      job.runSynchronously(on: noExecutorInParticular)
    }
  }
}

/// What work runs on that is not isolated to anything: two empty words.
private var noExecutorInParticular: UnownedSerialExecutor {
  unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)
}
