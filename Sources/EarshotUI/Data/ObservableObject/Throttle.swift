/// Lets one value through in a time.
final class Throttle<Value> {
  private let interval: _SchedulerStride
  private let keepsLatest: Bool
  private let receive: (Value) -> Void
  private var isClosed = false
  private var isOver = false
  private var waiting: Value?

  init(interval: _SchedulerStride, keepsLatest: Bool, receive: @escaping (Value) -> Void) {
    self.interval = interval
    self.keepsLatest = keepsLatest
    self.receive = receive
  }

  func take(_ value: Value, on scheduler: some Scheduler) {
    guard isClosed else { return send(value, on: scheduler) }
    if keepsLatest || waiting == nil { waiting = value }
  }

  func end() { isOver = true }

  private func send(_ value: Value, on scheduler: some Scheduler) {
    isClosed = true
    receive(value)
    scheduler.schedule(after: interval) { [self] in
      isClosed = false
      guard !isOver, let value = waiting else { return }
      waiting = nil
      send(value, on: scheduler)
    }
  }
}
