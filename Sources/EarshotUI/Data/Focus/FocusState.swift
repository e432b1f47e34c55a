/// Where text is entered.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Access to the state for a view that focus can be in.
  @propertyWrapper
  public struct Binding {
    let value: FocusValue<Value>

    /// Where focus is.
    public var wrappedValue: Value {
      get { value.current }
      nonmutating set { value.current = newValue }
    }

    /// The access itself.
    public var projectedValue: Binding { self }
  }

  private var value: FocusValue<Value>

  /// Starts without focus.
  public init() where Value == Bool { value = FocusValue(nowhere: false) }

  /// Starts without focus.
  public init<Place: Hashable>() where Value == Place? { value = FocusValue(nowhere: nil) }

  /// Where focus is; a write moves it.
  public var wrappedValue: Value {
    get { value.current }
    nonmutating set { value.current = newValue }
  }

  /// Access to the state for views that focus can be in.
  public var projectedValue: Binding { Binding(value: value) }

  public mutating func _install(in context: inout _PropertyContext) {
    value.install(in: &context)
  }
}
