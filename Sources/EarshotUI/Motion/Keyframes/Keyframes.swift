/// The ways of the parts of a value.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// The type of the keyframes that describe these.
  associatedtype Body: Keyframes

  /// The keyframes that describe these.
  @KeyframesBuilder<Value> var body: Body { get }

  /// The ways of each part.
  var _courses: [_KeyframeCourse<Value>] { get }
}

extension Keyframes where Body.Value == Value {
  /// The ways that the body describes.
  public var _courses: [_KeyframeCourse<Value>] { body._courses }
}

extension Keyframes where Body == Never {
  /// There is none.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Keyframes {
  /// There is no value to move.
  public typealias Value = Never
}
