/// The keyframes of one part of a value.
public protocol KeyframeTrackContent<Value> {
  /// The type of the part.
  associatedtype Value
  /// The type of the keyframes that describe these.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that describe these.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// The ways from each keyframe to the next.
  var _steps: [_KeyframeStep<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  /// The ways that the body describes.
  public var _steps: [_KeyframeStep<Value>] { body._steps }
}

extension KeyframeTrackContent where Body == Never {
  /// There is none.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: KeyframeTrackContent {}
