/// What is handed down to a view by those around it.
public struct EnvironmentValues {
  /// The values; all who were handed down the same share them, and most were.
  private final class Storage {
    var values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }

  private var storage: Storage?

  /// Nothing handed down yet.
  public init() {}

  /// The value for a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = value(of: ObjectIdentifier(key)) else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { set(newValue, of: ObjectIdentifier(key)) }
  }

  /// The object of a type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { value(of: ObjectIdentifier(type)) as? Object }
    set { set(newValue, of: ObjectIdentifier(type)) }
  }

  /// Whether everything is known to be the same; what cannot be compared counts as another.
  func isSame(as other: EnvironmentValues) -> Bool {
    guard storage !== other.storage else { return true }
    guard let values = storage?.values, let otherValues = other.storage?.values,
      values.count == otherValues.count
    else { return false }
    return values.allSatisfy { key, value in
      guard let otherValue = otherValues[key] else { return false }
      return isKnownToBeSame(value, otherValue)
    }
  }

  private func value(of key: ObjectIdentifier) -> Any? { storage?.values[key] }

  private mutating func set(_ value: Any?, of key: ObjectIdentifier) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage?.values ?? [:]) }
    storage?.values[key] = value
  }
}

/// Whether two values are the same object, or can be compared and are equal.
func isKnownToBeSame(_ left: Any, _ right: Any) -> Bool {
  if let left = left as? any OptionalValue, let right = right as? any OptionalValue {
    return isKnownToBeSame(left.wrapped, right.wrapped)
  }
  if type(of: left) is AnyClass, type(of: right) is AnyClass {
    return (left as AnyObject) === (right as AnyObject)
  }
  guard let left = left as? any Equatable else { return false }
  return isEqual(left, to: right)
}

private func isKnownToBeSame(_ left: Any?, _ right: Any?) -> Bool {
  guard let left, let right else { return left == nil && right == nil }
  return isKnownToBeSame(left, right)
}

private func isEqual<Value: Equatable>(_ left: Value, to right: Any) -> Bool {
  (right as? Value) == left
}

/// An optional value, whatever it wraps.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { map { $0 as Any } }
}
