// Several publishers as one.
extension Publisher {
  /// Sends the values of both as they come.
  public func merge<Other: Publisher>(
    with other: Other
  ) -> AnyPublisher<Output, Failure> where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher { receive in
      let subscriptions = [_subscribe(receive), other._subscribe(receive)]
      return AnyCancellable {
        for subscription in subscriptions { subscription.cancel() }
      }
    }
  }

  /// Sends the latest values of both whenever either has a new one.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { receive in
      var (first, second): (Output?, Other.Output?)
      func send() {
        if let first, let second { receive((first, second)) }
      }
      let firstSubscription = _subscribe {
        first = $0
        send()
      }
      let secondSubscription = other._subscribe {
        second = $0
        send()
      }
      return AnyCancellable {
        firstSubscription.cancel()
        secondSubscription.cancel()
      }
    }
  }

  /// Sends what a closure makes of the latest values of both.
  public func combineLatest<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Sends the latest values of three whenever one has a new one.
  public func combineLatest<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> AnyPublisher<(Output, Second.Output, Third.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0, $0.1, $1) }
  }

  /// Sends what a closure makes of the latest values of three.
  public func combineLatest<Second: Publisher, Third: Publisher, Result>(
    _ second: Second, _ third: Third,
    _ transform: @escaping (Output, Second.Output, Third.Output) -> Result
  ) -> AnyPublisher<Result, Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    combineLatest(second, third).map { transform($0.0, $0.1, $0.2) }
  }

  /// Sends the values of every publisher that a closure makes of a value.
  public func flatMap<Inner: Publisher>(
    _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
    AnyPublisher { receive in
      var inner: [AnyCancellable] = []
      let outer = _subscribe { inner.append(transform($0)._subscribe(receive)) }
      return AnyCancellable {
        outer.cancel()
        for subscription in inner { subscription.cancel() }
      }
    }
  }

  /// Sends the values of the publisher that came last.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { receive in
      var inner: AnyCancellable?
      let outer = _subscribe {
        inner?.cancel()
        inner = $0._subscribe(receive)
      }
      return AnyCancellable {
        outer.cancel()
        inner?.cancel()
      }
    }
  }
}
