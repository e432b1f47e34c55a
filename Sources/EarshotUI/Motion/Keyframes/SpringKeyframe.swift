/// A value that is come to like a spring.
public struct SpringKeyframe<Value> {
  public let _steps: [_KeyframeStep<Value>]

  /// Comes to a value in a time in seconds, or in that which the spring takes.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    let duration = duration ?? spring.duration
    let animation = Animation(curve: .spring(bounce: spring.bounce), duration: duration)
    _steps = [_KeyframeStep(value: to, duration: max(duration, 0), animation: animation)]
  }
}

extension SpringKeyframe: KeyframeTrackContent {
  public typealias Body = Never
}
