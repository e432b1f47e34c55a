/// Sends nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Sends nothing.
  public init(completeImmediately: Bool = true) {}

  /// Sends nothing, with the types written out.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {}

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    AnyCancellable {}
  }
}
