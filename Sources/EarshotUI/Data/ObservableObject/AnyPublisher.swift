/// A publisher whose type is hidden; what the operators make is one, too.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe: (@escaping (Output) -> Void) -> AnyCancellable

  /// Hides the type of a publisher.
  public init<Source: Publisher>(_ source: Source)
  where Source.Output == Output, Source.Failure == Failure {
    subscribe = source._subscribe
  }

  init(subscribe: @escaping (@escaping (Output) -> Void) -> AnyCancellable) {
    self.subscribe = subscribe
  }

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(receive)
  }
}

extension Publisher {
  /// Hides the type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
