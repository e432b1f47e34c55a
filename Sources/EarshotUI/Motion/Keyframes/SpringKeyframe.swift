/// Moves to a value as on a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  private let end: Value

  /// Takes the value, and seconds.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) { end = to }

  public func _end(from value: Value) -> Value { end }
}
