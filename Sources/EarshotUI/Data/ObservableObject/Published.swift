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
  }

  fileprivate final class Storage {
    var value: Value
    let subscribers = SubscriberList<Value>()

    init(_ value: Value) { self.value = value }
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

  /// What sends the values.
  public var projectedValue: Publisher { Publisher(storage: storage) }

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
