/// A value that is come to smoothly from the one before.
public struct CubicKeyframe<Value> {
  public let _steps: [_KeyframeStep<Value>]

  /// Comes to a value in a time in seconds.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    let animation = Animation(curve: .easeInOut, duration: duration)
    _steps = [_KeyframeStep(value: to, duration: max(duration, 0), animation: animation)]
  }
}

extension CubicKeyframe: KeyframeTrackContent {
  public typealias Body = Never
}
