/// A value that holds while a gesture goes on; gestures are not followed here, so it stays as it is.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>

  /// Starts with the value that holds without a gesture.
  public init(wrappedValue: Value) { state = State(wrappedValue: wrappedValue) }

  /// Starts with the value that holds without a gesture.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Starts with the value that holds without a gesture, and says how it comes back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }

  /// Starts with the value that holds without a gesture, and says how it comes back.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue)
  }

  /// Starts with the value that holds without a gesture, and runs code before it comes back.
  public init(
    wrappedValue: Value, reset: @escaping (_ value: Value, _ transaction: inout Transaction) -> Void
  ) { self.init(wrappedValue: wrappedValue) }

  /// The value.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, for the gesture that changes it.
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value on behalf of a gesture.
  func update(_ value: Value) { state.wrappedValue = value }

  @MainActor
  public mutating func _install(in context: inout _PropertyContext) {
    state._install(in: &context)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Starts without a value.
  public init() { self.init(wrappedValue: nil) }
}
