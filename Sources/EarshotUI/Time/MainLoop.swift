import Foundation

/// The run loop of the main thread, where work arrives that no screen's code sent.
enum MainLoop {
  /// Runs what has arrived, and tells whether a timer waits there in real time.
  ///
  /// Nothing is done on other threads: what waits there may belong to somebody else.
  static func poll() -> Bool { Thread.isMainThread && hasTimers(RunLoop.current) }

  static func hasTimers(_ loop: RunLoop) -> Bool {
    guard let date = loop.limitDate(forMode: .default) else { return false }
    return date < .distantFuture
  }
}
