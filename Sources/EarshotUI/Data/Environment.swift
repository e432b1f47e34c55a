public import Observation

/// A property that reads what is handed down by the views around.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  /// Reads one value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the observable object of a type, which must have been handed down.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { environment in
      guard let object = environment[object: type] else {
        preconditionFailure(
          "No \(type) was handed down; a view further out needs .environment(_:) with one")
      }
      return object
    }
  }

  /// Reads the observable object of a type, if one was handed down.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: type] }
  }

  /// The value; outside of a view's body it is the default.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

  public mutating func _install(in context: inout _PropertyContext) {
    value = read(context.node.environment)
  }
}
