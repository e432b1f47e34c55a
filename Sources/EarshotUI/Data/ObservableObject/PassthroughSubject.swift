/// Sends on what it is sent.
public final class PassthroughSubject<Output, Failure: Error>: Publisher, @unchecked Sendable {
  private let subscribers = SubscriberList<Output>()

  /// Starts without subscribers.
  public init() {}

  /// Sends a value to everyone who subscribed.
  public func send(_ value: Output) { subscribers.send(value) }

  /// Tells everyone who subscribed.
  public func send() where Output == Void { subscribers.send(()) }

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    subscribers.add(receive)
  }
}
