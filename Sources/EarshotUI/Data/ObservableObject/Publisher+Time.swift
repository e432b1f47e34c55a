// When values are handed on.
extension Publisher {
  /// Sends each value as soon as what runs now is over.
  public func receive(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    delay(for: 0, scheduler: scheduler)
  }

  /// Subscribes at once, wherever that is.
  public func subscribe(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Sends each value some time later.
  public func delay<Context: Scheduler>(
    for interval: Context.Stride, scheduler: Context
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      let switchedOff = Switch()
      let subscription = _subscribe { value in
        scheduler.schedule(after: interval) {
          if !switchedOff.isOn { receive(value) }
        }
      }
      return AnyCancellable {
        switchedOff.isOn = true
        subscription.cancel()
      }
    }
  }

  /// Sends a value once none has come after it for some time.
  public func debounce<Context: Scheduler>(
    for dueTime: Context.Stride, scheduler: Context
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var latest = Switch()
      let subscription = _subscribe { value in
        latest.isOn = false
        let turn = Switch(isOn: true)
        latest = turn
        scheduler.schedule(after: dueTime) {
          if turn.isOn { receive(value) }
        }
      }
      return AnyCancellable {
        latest.isOn = false
        subscription.cancel()
      }
    }
  }

  /// Sends at most one value in a time: the first at once, and then the first or the last that came.
  public func throttle<Context: Scheduler>(
    for interval: Context.Stride, scheduler: Context, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      let throttle = Throttle(interval: interval, keepsLatest: latest, receive: receive)
      let subscription = _subscribe { throttle.take($0, on: scheduler) }
      return AnyCancellable {
        throttle.end()
        subscription.cancel()
      }
    }
  }
}

/// Something that is on or off and is shared.
private final class Switch {
  var isOn: Bool

  init(isOn: Bool = false) { self.isOn = isOn }
}
