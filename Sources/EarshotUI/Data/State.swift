/// A value that belongs to a view and outlives the view's own value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// Starts with a value; it counts only when the view appears.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Starts with a value; it counts only when the view appears.
  public init(initialValue: Value) { initial = initialValue }

  /// The value; a write has the views that read it evaluated again.
  public var wrappedValue: Value {
    get { box?.current ?? initial }
    nonmutating set { box?.current = newValue }
  }

  /// Access to the value for another view.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(at: box)
  }

  @MainActor
  public mutating func _install(in context: inout _PropertyContext) {
    let initial = initial
    box = context.memory { StateBox(initial) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Starts without a value.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
