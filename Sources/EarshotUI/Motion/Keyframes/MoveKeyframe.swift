/// A value that is there at once.
public struct MoveKeyframe<Value> {
  public let _steps: [_KeyframeStep<Value>]

  /// Comes to a value in no time.
  public init(_ to: Value) {
    _steps = [_KeyframeStep(value: to, duration: 0, animation: nil)]
  }
}

extension MoveKeyframe: KeyframeTrackContent {
  public typealias Body = Never
}
