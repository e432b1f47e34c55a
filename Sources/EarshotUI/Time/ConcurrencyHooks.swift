import Glibc

/// The places where Swift's runtime asks where tasks should run.
///
/// They are part of the runtime's interface for those who bring an executor of their own, and are
/// looked up by name. Where they are missing, tasks run as they would without a screen.
enum ConcurrencyHooks {
  private typealias OriginalEnqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Enqueue = @convention(thin) (UnownedJob, OriginalEnqueue) -> Void
  private typealias OriginalMainExecutor = @convention(thin) () -> UnownedSerialExecutor
  private typealias MainExecutor = @convention(thin) (OriginalMainExecutor) -> UnownedSerialExecutor

  private struct Place<Hook>: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<Hook?>?

    init(_ name: String) {
      let anywhere = UnsafeMutableRawPointer(bitPattern: 0)
      pointer = dlsym(anywhere, name)?.assumingMemoryBound(to: Hook?.self)
    }
  }

  private static let global = Place<Enqueue>("swift_task_enqueueGlobal_hook")
  private static let main = Place<MainExecutor>("swift_task_getMainExecutor_hook")

  /// Whether the runtime has both places.
  static var areThere: Bool { global.pointer != nil && main.pointer != nil }

  /// Has tasks that are started from now on come to the screen.
  ///
  /// Those that it began are found again whoever resumes them, so one place stays in use.
  static func begin() {
    guard areThere else { return }
    global.pointer?.pointee = { job, original in
      if !ClientScope.keep(job, isForMainActor: false) { original(job) }
    }
    main.pointer?.pointee = { _ in MainExecutorRelay.shared.asUnownedSerialExecutor() }
  }

  /// Leaves the main actor's tasks to the runtime again.
  static func end() {
    guard areThere else { return }
    main.pointer?.pointee = nil
  }
}
