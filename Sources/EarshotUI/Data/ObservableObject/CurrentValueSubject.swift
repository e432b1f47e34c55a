/// Keeps a value, and sends each new one; whoever subscribes gets the one it has.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher, @unchecked Sendable {
  private let subscribers = SubscriberList<Output>()

  /// The latest value.
  public var value: Output {
    didSet { subscribers.send(value) }
  }

  /// Starts with a value.
  public init(_ value: Output) { self.value = value }

  /// Keeps and sends a value.
  public func send(_ value: Output) { self.value = value }

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    defer { receive(value) }
    return subscribers.add(receive)
  }
}
