/// Sends one value to whoever subscribes.
public struct Just<Output>: Publisher {
  /// No errors.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Sends a value.
  public init(_ output: Output) { self.output = output }

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(output)
    return AnyCancellable {}
  }
}
