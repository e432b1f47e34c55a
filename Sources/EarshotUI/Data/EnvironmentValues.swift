import Observation

/// What is handed down to a view by those around it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Nothing handed down yet.
  public init() {}

  /// The value for a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The observable object of a type.
  subscript<Object: AnyObject & Observable>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}
