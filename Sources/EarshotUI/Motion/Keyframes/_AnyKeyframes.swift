/// Steps whose type is hidden.
public struct _AnyKeyframes<Value>: KeyframeTrackContent, Keyframes {
  let end: (Value) -> Value

  public func _end(from value: Value) -> Value { end(value) }
}
