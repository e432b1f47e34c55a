/// Turns the statements of a closure into the places of a rotor.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Takes the places of an expression.
  public static func buildExpression(
    _ content: some AccessibilityRotorContent
  ) -> _RotorEntries { _RotorEntries(entries: content._entries) }

  /// Several statements keep their order.
  public static func buildBlock(_ contents: _RotorEntries...) -> _RotorEntries {
    _RotorEntries(entries: contents.flatMap(\.entries))
  }

  /// An `if` without `else`.
  public static func buildOptional(_ content: _RotorEntries?) -> _RotorEntries {
    content ?? _RotorEntries(entries: [])
  }

  /// The first branch of a condition.
  public static func buildEither(first content: _RotorEntries) -> _RotorEntries { content }

  /// The second branch of a condition.
  public static func buildEither(second content: _RotorEntries) -> _RotorEntries { content }

  /// An `if #available`.
  public static func buildLimitedAvailability(_ content: _RotorEntries) -> _RotorEntries {
    content
  }
}
