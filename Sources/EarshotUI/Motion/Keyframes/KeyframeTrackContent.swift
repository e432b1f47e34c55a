/// What becomes of one part of a value, one after the other.
public protocol KeyframeTrackContent<Value> {
  /// The type of the part.
  associatedtype Value

  /// What the part is in the end.
  func _end(from value: Value) -> Value
}
