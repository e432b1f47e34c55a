// What becomes of each value by itself.
extension Publisher {
  /// Sends what a closure makes of each value.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive in _subscribe { receive(transform($0)) } }
  }

  /// Sends a part of each value.
  public func map<Result>(
    _ keyPath: KeyPath<Output, Result>
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive in _subscribe { receive($0[keyPath: keyPath]) } }
  }

  /// Sends what a closure makes of each value, unless it makes nothing.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive in
      _subscribe { value in
        if let result = transform(value) { receive(result) }
      }
    }
  }

  /// Sends the values that a closure lets through.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      _subscribe { value in
        if isIncluded(value) { receive(value) }
      }
    }
  }

  /// Sends a value in place of nil.
  public func replaceNil<Wrapped>(
    with output: Wrapped
  ) -> AnyPublisher<Wrapped, Failure> where Output == Wrapped? { map { $0 ?? output } }

  /// Runs code for each value before it goes on.
  public func handleEvents(
    receiveOutput: @escaping (Output) -> Void
  ) -> AnyPublisher<Output, Failure> {
    map {
      receiveOutput($0)
      return $0
    }
  }
}
