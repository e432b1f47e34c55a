/// A property whose object tells before the property changes.
@propertyWrapper
public struct Published<Value> {
  /// Sends the value that there is, and then each one just before it comes.
  public struct Publisher: EarshotUI.Publisher {
    /// The value.
    public typealias Output = Value
    /// No errors.
    public typealias Failure = Never

    fileprivate let storage: Storage

    public func _subscribe(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
      defer { receive(storage.value) }
      return storage.subscribers.add(receive)
    }

    /// Writes on behalf of another publisher.
    var write: (Value) -> Void { { [weak storage] in storage?.write($0) } }

    /// Keeps a subscription for as long as there is the property.
    func keep(_ subscription: AnyCancellable) { storage.subscriptions.append(subscription) }
  }

  fileprivate final class Storage {
    var value: Value
    let subscribers = SubscriberList<Value>()
    /// Tells on behalf of the object, once that is known.
    var objectWillChange: () -> Void = {}
    var subscriptions: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    func write(_ newValue: Value) {
      objectWillChange()
      subscribers.send(newValue)
      value = newValue
    }
  }

  private let storage: Storage

  /// Starts with a value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Starts with a value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// Only a class can tell of its changes.
  @available(*, unavailable, message: "@Published is only for properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// Only a class can tell of its changes.
  @available(*, unavailable, message: "@Published is only for properties of classes")
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    nonmutating set {}
  }

  /// What sends the values; it is written only by `assign(to:)`, which leaves it as it is.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object, projected _: ReferenceWritableKeyPath<Object, Publisher>,
    storage path: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: path].storage
      storage.objectWillChange = { [weak object] in
        (object?.objectWillChange as? ObservableObjectPublisher)?.send()
      }
      return Publisher(storage: storage)
    }
    set {}
  }

  /// The value, read and written through the object.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object, wrapped _: ReferenceWritableKeyPath<Object, Value>,
    storage path: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: path].storage.value }
    set {
      (object.objectWillChange as? ObservableObjectPublisher)?.send()
      let storage = object[keyPath: path].storage
      storage.subscribers.send(newValue)
      storage.value = newValue
    }
  }
}
