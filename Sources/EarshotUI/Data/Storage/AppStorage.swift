public import class Foundation.UserDefaults

/// A value that the app keeps by name; here it lasts as long as the screen, in memory.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var stored: StoredValue<Value>

  /// The value; a write has the views that read it evaluated again.
  public var wrappedValue: Value {
    get { stored.current }
    nonmutating set { stored.current = newValue }
  }

  /// Access to the value for another view.
  public var projectedValue: Binding<Value> { stored.binding }

  public mutating func _install(in context: inout _PropertyContext) {
    stored.box = context.node.graph.storage.box(named: "app \(stored.name)")
  }
}

extension AppStorage {
  /// Keeps a value by name; the store is not looked at.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: _StorableValue {
    stored = StoredValue(key, wrappedValue)
  }

  /// Keeps a choice by name, as its text; the store is not looked at.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    stored = StoredValue(raw: key, wrappedValue)
  }

  /// Keeps a choice by name, as its number; the store is not looked at.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    stored = StoredValue(raw: key, wrappedValue)
  }

  /// Keeps a value by name that may be missing; the store is not looked at.
  public init<Wrapped: _StorableValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped? {
    stored = StoredValue(optional: key)
  }

  /// Keeps a choice by name that may be missing, as its text; the store is not looked at.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue == String {
    stored = StoredValue(optionalRaw: key)
  }

  /// Keeps a choice by name that may be missing, as its number; the store is not looked at.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue == Int {
    stored = StoredValue(optionalRaw: key)
  }
}
