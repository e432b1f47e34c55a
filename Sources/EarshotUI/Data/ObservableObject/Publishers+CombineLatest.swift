extension Publishers {
  /// Sends the latest values of two whenever either has a new one.
  public struct CombineLatest<First: Publisher, Second: Publisher>: Publisher
  where First.Failure == Second.Failure {
    /// The values of both.
    public typealias Output = (First.Output, Second.Output)
    /// The errors of both.
    public typealias Failure = First.Failure

    private let first: First
    private let second: Second

    /// Takes the two.
    public init(_ first: First, _ second: Second) {
      self.first = first
      self.second = second
    }

    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
      first.combineLatest(second)._subscribe(receive)
    }
  }
}
