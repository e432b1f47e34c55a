import EarshotTree

/// Access to a value that belongs to somebody else.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let location: any BindingLocation<Value>

  init(at location: any BindingLocation<Value>) { self.location = location }

  /// Reads and writes through closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Access to a value that never changes; of a write, that it was asked for is all that shows.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in RunningSources.note(.keepValue) })
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.current }
    nonmutating set { location.current = newValue }
  }

  /// The access itself.
  public var projectedValue: Binding<Value> { self }

  /// Passes an access on.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Access to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let location = location
    return Binding<Subject>(
      get: { location.current[keyPath: keyPath] },
      set: { location.current[keyPath: keyPath] = $0 })
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

extension Binding {
  /// Access to a hashable value as one whose type is hidden; other types are dropped.
  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { new in
        if let new = new.base as? Base { base.wrappedValue = new }
      })
  }

  /// The access, whose changes move.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    let location = location
    return Binding(
      get: { location.current },
      set: { new in
        nonisolated(unsafe) let (location, new) = (location, new)
        MainActor.assumeIsolated { withAnimation(animation) { location.current = new } }
      })
  }

  /// The access, whose changes happen in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    let location = location
    return Binding(
      get: { location.current },
      set: { new in
        nonisolated(unsafe) let (location, new) = (location, new)
        MainActor.assumeIsolated { withTransaction(transaction) { location.current = new } }
      })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
