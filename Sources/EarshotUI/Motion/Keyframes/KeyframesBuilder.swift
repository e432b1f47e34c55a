/// Turns the statements of a closure into what becomes of a value.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Passes a track on.
  public static func buildExpression<Content: Keyframes>(
    _ content: Content
  ) -> _AnyKeyframes<Value> where Content.Value == Value { _AnyKeyframes(end: content._end) }

  /// A step of the whole value.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> _AnyKeyframes<Value> where Content.Value == Value { _AnyKeyframes(end: content._end) }

  /// All of them.
  public static func buildBlock(_ content: _AnyKeyframes<Value>...) -> _AnyKeyframes<Value> {
    _AnyKeyframes { value in content.reduce(value) { $1.end($0) } }
  }

  /// One of two.
  public static func buildEither(first: _AnyKeyframes<Value>) -> _AnyKeyframes<Value> { first }

  /// The other of two.
  public static func buildEither(second: _AnyKeyframes<Value>) -> _AnyKeyframes<Value> { second }

  /// Those that may be there.
  public static func buildOptional(_ content: _AnyKeyframes<Value>?) -> _AnyKeyframes<Value> {
    content ?? _AnyKeyframes { $0 }
  }
}
