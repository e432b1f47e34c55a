/// Moves along a curve to a value.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  private let end: Value

  /// Takes the value, and seconds.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) { end = to }

  public func _end(from value: Value) -> Value { end }
}
