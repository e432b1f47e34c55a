import Dispatch
import Foundation

/// A look at the run loop of the main thread, where work arrives that no screen's code sent.
///
/// A look costs more than a step of the cursor. So it is taken when the app's code has run since the
/// last one, and otherwise now and then.
struct MainLoop {
  /// In nanoseconds of real time.
  private static let longestPause: UInt64 = 1_000_000

  private var lastLook: UInt64 = 0
  /// Whether code of the app has run since the last look.
  var hasCodeRun = true

  /// Runs what has arrived, and tells whether a timer waits there in real time.
  ///
  /// Nothing is done on other threads: what waits there may belong to somebody else.
  mutating func poll() -> Bool {
    let now = DispatchTime.now().uptimeNanoseconds
    guard hasCodeRun || now - lastLook > Self.longestPause, Thread.isMainThread else {
      return false
    }
    lastLook = now
    hasCodeRun = false
    return Self.hasTimers(RunLoop.current)
  }

  static func hasTimers(_ loop: RunLoop) -> Bool {
    guard let date = loop.limitDate(forMode: .default) else { return false }
    return date < .distantFuture
  }
}
