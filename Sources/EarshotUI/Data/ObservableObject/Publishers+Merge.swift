extension Publishers {
  /// Sends the values of two as they come.
  public struct Merge<First: Publisher, Second: Publisher>: Publisher
  where First.Output == Second.Output, First.Failure == Second.Failure {
    /// The values of both.
    public typealias Output = First.Output
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
      first.merge(with: second)._subscribe(receive)
    }
  }
}
