/// Turns the statements of a closure into steps.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// Passes a step on.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> some KeyframeTrackContent<Value> where Content.Value == Value { content }

  /// No step leaves the value as it is.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSteps(steps: [])
  }

  /// The first of several steps.
  public static func buildPartialBlock(
    first: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { KeyframeSteps(steps: [first._end]) }

  /// Several steps keep their order.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSteps(steps: [accumulated._end, next._end])
  }

  /// One of two.
  public static func buildEither(
    first: some KeyframeTrackContent<Value>
  ) -> _AnyKeyframes<Value> { _AnyKeyframes(end: first._end) }

  /// The other of two.
  public static func buildEither(
    second: some KeyframeTrackContent<Value>
  ) -> _AnyKeyframes<Value> { _AnyKeyframes(end: second._end) }

  /// Steps that may be there.
  public static func buildOptional(
    _ content: (some KeyframeTrackContent<Value>)?
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSteps(steps: content.map { [$0._end] } ?? [])
  }
}
