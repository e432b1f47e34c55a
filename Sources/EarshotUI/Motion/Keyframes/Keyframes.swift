/// What becomes of a value in the course of a motion; here only how it ends is known.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value

  /// What the value is in the end.
  func _end(from value: Value) -> Value
}
