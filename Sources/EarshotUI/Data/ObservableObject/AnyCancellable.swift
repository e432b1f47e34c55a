/// A subscription that ends when nobody keeps it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  /// Runs code when it is cancelled.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  deinit { end?() }

  /// Ends the subscription; a second time does nothing.
  public func cancel() {
    end?()
    end = nil
  }

  /// Keeps the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps the subscription in a collection.
  public func store<Subscriptions: RangeReplaceableCollection>(
    in collection: inout Subscriptions
  ) where Subscriptions.Element == AnyCancellable { collection.append(self) }

  /// Only the same subscription is equal.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Feeds the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
