// What becomes of values by what came before them.
extension Publisher {
  /// Sends what a closure makes of each value and of what it made before.
  public func scan<Result>(
    _ initialResult: Result, _ next: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive in
      var result = initialResult
      return _subscribe { value in
        result = next(result, value)
        receive(result)
      }
    }
  }

  /// Leaves out the values that are like the one before.
  public func removeDuplicates(
    by isDuplicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var former: Output?
      return _subscribe { value in
        if let former, isDuplicate(former, value) { return }
        former = value
        receive(value)
      }
    }
  }

  /// Leaves out the values that equal the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    removeDuplicates(by: ==)
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    numbered { $0 > count }
  }

  /// Sends the first values only.
  public func prefix(_ maximum: Int) -> AnyPublisher<Output, Failure> {
    numbered { $0 <= maximum }
  }

  /// Sends the first value only.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Sends the first value only that a closure lets through.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { filter(predicate).first() }

  /// Sends values of its own first.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      elements.forEach(receive)
      return _subscribe(receive)
    }
  }

  private func numbered(
    _ isIncluded: @escaping (_ number: Int) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var number = 0
      return _subscribe { value in
        number += 1
        if isIncluded(number) { receive(value) }
      }
    }
  }
}
