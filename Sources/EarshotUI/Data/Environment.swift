public import Observation

/// A property that reads what is handed down by the views around.
///
/// How it reads is kept so that two properties which read the same are the same bit by bit: a view
/// with them need not be evaluated again when nothing else about it is new.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(any EnvironmentObjectSource.Type)
  }

  private let source: Source
  private var value: Value?

  /// Reads one value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads the observable object of a type, which must have been handed down.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    source = .object(RequiredObject<Value>.self)
  }

  /// Reads the observable object of a type, if one was handed down.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    source = .object(OptionalObject<Object>.self)
  }

  /// The value; outside of a view's body it is the default.
  public var wrappedValue: Value {
    guard let value = value ?? find(in: EnvironmentValues()) else {
      MissingObject.report(Value.self, handedDownBy: "environment(_:)")
    }
    return value
  }

  public mutating func _install(in context: inout _PropertyContext) {
    value = find(in: context.node.environment)
  }

  private func find(in environment: EnvironmentValues) -> Value? {
    switch source {
    case .keyPath(let keyPath): environment[keyPath: keyPath]
    case .object(let source): source.read(environment) as? Value
    }
  }
}

/// Finds an object in an environment by a type.
private protocol EnvironmentObjectSource {
  static func read(_ environment: EnvironmentValues) -> Any?
}

private enum RequiredObject<Object: AnyObject>: EnvironmentObjectSource {
  static func read(_ environment: EnvironmentValues) -> Any? { environment[object: Object.self] }
}

private enum OptionalObject<Object: AnyObject>: EnvironmentObjectSource {
  static func read(_ environment: EnvironmentValues) -> Any? {
    .some(environment[object: Object.self] as Any)
  }
}
