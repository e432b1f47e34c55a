// Where values end.
extension Publisher where Failure == Never {
  /// Writes each value into a property of an object, until the subscription ends.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes each value into a published property for as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.keep(_subscribe(published.write))
  }

  /// Says that errors could come; none ever does.
  public func setFailureType<Other: Error>(
    to failureType: Other.Type
  ) -> AnyPublisher<Output, Other> {
    AnyPublisher { _subscribe($0) }
  }
}

extension Publisher {
  /// Says what would stand for an error; none ever comes.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { _subscribe($0) }
  }

  /// Says what would follow an error; none ever comes.
  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
    AnyPublisher { _subscribe($0) }
  }
}
