/// Goes to a value at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  private let end: Value

  /// Takes the value.
  public init(_ to: Value) { end = to }

  public func _end(from value: Value) -> Value { end }
}
