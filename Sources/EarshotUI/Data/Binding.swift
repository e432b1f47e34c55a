/// Access to a value that belongs to somebody else.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Reads and writes through closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Access to a value that never changes; writes are dropped.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The access itself.
  public var projectedValue: Binding<Value> { self }

  /// Passes an access on.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Access to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { get()[keyPath: keyPath] },
      set: { new in
        var value = get()
        value[keyPath: keyPath] = new
        set(value)
      })
  }

  public mutating func _install(in context: inout _PropertyContext) {}
}

extension Binding {
  /// Access to the value inside an optional, if there is one now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? value },
      set: { base.wrappedValue = $0 })
  }

  /// Access to a value as an optional; writing nil is dropped.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { new in
        if let new { base.wrappedValue = new }
      })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
