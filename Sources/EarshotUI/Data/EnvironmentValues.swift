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

  /// The object of a type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// Whether everything is known to be the same; what cannot be compared counts as another.
  func isSame(as other: EnvironmentValues) -> Bool {
    guard values.count == other.values.count else { return false }
    return values.allSatisfy { key, value in
      guard let otherValue = other.values[key] else { return false }
      return isKnownToBeSame(value, otherValue)
    }
  }
}

/// Whether two values are the same object, or can be compared and are equal.
func isKnownToBeSame(_ left: Any, _ right: Any) -> Bool {
  if type(of: left) is AnyClass, type(of: right) is AnyClass {
    return (left as AnyObject) === (right as AnyObject)
  }
  guard let left = left as? any Equatable else { return false }
  return isEqual(left, to: right)
}

private func isEqual<Value: Equatable>(_ left: Value, to right: Any) -> Bool {
  (right as? Value) == left
}
