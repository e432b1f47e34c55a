/// Turns the statements of a closure into the ways of the parts of a value.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// The ways of some parts.
  public static func buildExpression<Content: Keyframes>(
    _ keyframes: Content
  ) -> _KeyframeTracks<Value> where Content.Value == Value {
    _KeyframeTracks(tracks: keyframes._courses)
  }

  /// A keyframe of the whole value.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> _KeyframeTracks<Value> where Content.Value == Value {
    _KeyframeTracks(ownSteps: content._steps)
  }

  /// All of them.
  public static func buildBlock(_ parts: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
    buildArray(parts)
  }

  /// All of them.
  public static func buildArray(_ parts: [_KeyframeTracks<Value>]) -> _KeyframeTracks<Value> {
    _KeyframeTracks(
      tracks: parts.flatMap(\.tracks), ownSteps: parts.flatMap(\.ownSteps))
  }

  /// Those that are there.
  public static func buildOptional(_ part: _KeyframeTracks<Value>?) -> _KeyframeTracks<Value> {
    part ?? _KeyframeTracks()
  }

  /// One of two.
  public static func buildEither(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { first }

  /// One of two.
  public static func buildEither(second: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> {
    second
  }
}

/// The ways of several parts of a value, and of the whole of it.
public struct _KeyframeTracks<Value> {
  var tracks: [_KeyframeCourse<Value>] = []
  var ownSteps: [_KeyframeStep<Value>] = []
}

extension _KeyframeTracks: Keyframes {
  public typealias Body = Never

  public var _courses: [_KeyframeCourse<Value>] {
    ownSteps.isEmpty ? tracks : tracks + [_KeyframeCourse(\.self, ownSteps)]
  }
}
