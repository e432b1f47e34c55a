/// Turns the statements of a closure into what is drawn along an axis.
@resultBuilder
public enum AxisContentBuilder {
  /// No statement.
  public static func buildBlock() -> _SilentAxis { _SilentAxis() }

  /// Any statements.
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> _SilentAxis { _SilentAxis() }

  /// An `if` without `else`.
  public static func buildIf(_ content: _SilentAxis?) -> _SilentAxis { _SilentAxis() }

  /// The first branch of a condition.
  public static func buildEither(first content: _SilentAxis) -> _SilentAxis { _SilentAxis() }

  /// The second branch of a condition.
  public static func buildEither(second content: _SilentAxis) -> _SilentAxis { _SilentAxis() }
}
