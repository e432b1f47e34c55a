/// Something that sends values to whoever subscribes.
///
/// It is as much of Combine as views need: values come at once, on the caller's thread, and there is
/// no demand and no completion.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of errors; none is ever sent.
  associatedtype Failure: Error

  /// Has each value handed on until the subscription ends.
  func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

extension Publisher where Failure == Never {
  /// Has each value handed on until the subscription ends.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(receiveValue)
  }
}
