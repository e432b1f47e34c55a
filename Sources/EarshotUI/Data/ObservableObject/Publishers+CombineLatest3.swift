extension Publishers {
  /// Sends the latest values of three whenever one has a new one.
  public struct CombineLatest3<First: Publisher, Second: Publisher, Third: Publisher>: Publisher
  where First.Failure == Second.Failure, First.Failure == Third.Failure {
    /// The values of all.
    public typealias Output = (First.Output, Second.Output, Third.Output)
    /// The errors of all.
    public typealias Failure = First.Failure

    private let first: First
    private let second: Second
    private let third: Third

    /// Takes the three.
    public init(_ first: First, _ second: Second, _ third: Third) {
      self.first = first
      self.second = second
      self.third = third
    }

    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
      first.combineLatest(second, third)._subscribe(receive)
    }
  }
}
