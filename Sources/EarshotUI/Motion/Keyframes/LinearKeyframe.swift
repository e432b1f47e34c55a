/// Moves evenly to a value.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  private let end: Value

  /// Takes the value, and seconds.
  public init(
    _ to: Value, duration: Double, timingCurve: UnitCurve = .linear
  ) { end = to }

  public func _end(from value: Value) -> Value { end }
}
