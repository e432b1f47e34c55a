import Dispatch

/// Stands in for the main actor's executor while a screen runs the app's code.
///
/// It keeps what that code starts for the screen, and passes everything else on.
final class MainExecutorRelay: SerialExecutor {
  static let shared = MainExecutorRelay()

  func enqueue(_ job: UnownedJob) {
    if !ClientScope.keep(job, isForMainActor: true) { enqueueOnMainExecutor(job) }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  func isIsolatingCurrentContext() -> Bool? { ClientScope.isCurrent ? true : nil }

  func checkIsolated() {
    if !ClientScope.isCurrent { dispatchPrecondition(condition: .onQueue(.main)) }
  }
}

@_silgen_name("swift_task_enqueueMainExecutor")
private func enqueueOnMainExecutor(_ job: UnownedJob)
