public import Dispatch

public import class Foundation.OperationQueue
public import class Foundation.RunLoop

/// Where and when a publisher hands on its values: on the clock of the screen whose code calls, and
/// in real time on the main queue where there is none.
public protocol Scheduler {
  /// A length of time.
  typealias Stride = _SchedulerStride
}

extension Scheduler {
  func schedule(after delay: Stride, _ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    guard let screen = ClientScope.current else {
      return DispatchQueue.main.asyncAfter(
        deadline: .now() + delay.seconds, qos: .unspecified, execute: { work() })
    }
    screen.plan(after: .seconds(delay.seconds)) { work() }
  }
}

extension DispatchQueue: Scheduler {}

extension RunLoop: Scheduler {}

extension OperationQueue: Scheduler {}
