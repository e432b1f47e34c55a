public import Dispatch

extension DispatchGroup {
  /// Runs work when everything in the group is over: when the screen settles, if its code asks.
  ///
  /// The screen waits for what other threads do in the group as it does for callbacks.
  public func notify(queue: DispatchQueue, execute work: @escaping @Sendable () -> Void) {
    guard let jobs = ClientScope.current?.jobs else {
      return notify(qos: .unspecified, queue: queue, execute: work)
    }
    let callback = AwaitedCallback()
    notify(qos: .unspecified, queue: .global()) {
      _ = jobs.add(.block { work() })
      callback.end()
    }
  }
}
