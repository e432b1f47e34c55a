/// A wait of a screen's task for what a callback brings, which may come from another thread.
struct AwaitedCallback: Sendable {
  private let jobs: ClientJobs?
  private let number: Int

  init() {
    jobs = ClientScope.current?.jobs
    number = jobs?.expect() ?? 0
  }

  /// Notes that the callback came.
  func end() { jobs?.cease(awaiting: number) }
}
