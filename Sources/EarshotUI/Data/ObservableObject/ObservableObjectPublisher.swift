/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher, Sendable {
  /// Nothing but the fact.
  public typealias Output = Void
  /// No errors.
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void>()

  /// Starts without subscribers.
  public init() {}

  /// Tells everyone who subscribed.
  public func send() { subscribers.send(()) }

  public func _subscribe(_ receive: @escaping (()) -> Void) -> AnyCancellable {
    subscribers.add(receive)
  }
}
