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
  /// Runs up to where the work waits for something.
  @MainActor
  fileprivate func run() {
    switch self {
    case .task(let job, isForMainActor: true):
      job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    case .task(let job, isForMainActor: false):
      job.runSynchronously(on: noExecutorInParticular)
    case .block(let work):
      work()
    }
  }
}

/// What work runs on that is not isolated to anything: two empty words.
private var noExecutorInParticular: UnownedSerialExecutor {
  unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)
}
