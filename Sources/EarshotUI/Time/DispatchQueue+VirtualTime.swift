public import Dispatch

// Work for queues. These are preferred to Dispatch's own, which have more parameters with defaults.
//
// What a screen's code sends to any queue runs on the main actor, in the order of its sending, when
// the screen settles: so its effects always come at the same time. Work that other threads send is
// left to Dispatch.
extension DispatchQueue {
  /// Runs work on the screen's clock as soon as what runs now is over.
  public func async(execute work: @escaping @Sendable () -> Void) {
    guard let screen = ClientScope.current else {
      return async(group: nil, execute: work)
    }
    screen.plan(after: .zero, work)
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
}
