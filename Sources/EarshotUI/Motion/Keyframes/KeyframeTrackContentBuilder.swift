/// Turns the statements of a closure into keyframes of one part of a value.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// Keyframes as they are written.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> Content where Content.Value == Value { content }

  /// One after another.
  public static func buildPartialBlock<Content: KeyframeTrackContent>(
    first: Content
  ) -> _KeyframeSequence<Value> where Content.Value == Value {
    _KeyframeSequence(_steps: first._steps)
  }

  /// One after another.
  public static func buildPartialBlock<Content: KeyframeTrackContent>(
    accumulated: _KeyframeSequence<Value>, next: Content
  ) -> _KeyframeSequence<Value> where Content.Value == Value {
    _KeyframeSequence(_steps: accumulated._steps + next._steps)
  }

  /// None.
  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(_steps: []) }

  /// Those that are there.
  public static func buildOptional(
    _ content: _KeyframeSequence<Value>?
  ) -> _KeyframeSequence<Value> { content ?? buildBlock() }

  /// One of two.
  public static func buildEither(
    first: _KeyframeSequence<Value>
  ) -> _KeyframeSequence<Value> { first }

  /// One of two.
  public static func buildEither(
    second: _KeyframeSequence<Value>
  ) -> _KeyframeSequence<Value> { second }

  /// One after another.
  public static func buildArray(
    _ contents: [_KeyframeSequence<Value>]
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_steps: contents.flatMap(\._steps))
  }
}

/// Keyframes one after another.
public struct _KeyframeSequence<Value> {
  public let _steps: [_KeyframeStep<Value>]
}

extension _KeyframeSequence: KeyframeTrackContent {
  public typealias Body = Never
}
