/// A value that is come to along a curve.
public struct LinearKeyframe<Value> {
  public let _steps: [_KeyframeStep<Value>]

  /// Comes to a value in a time in seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    let animation = Animation(curve: timingCurve.curve, duration: duration)
    _steps = [_KeyframeStep(value: to, duration: max(duration, 0), animation: animation)]
  }
}

extension LinearKeyframe: KeyframeTrackContent {
  public typealias Body = Never
}
