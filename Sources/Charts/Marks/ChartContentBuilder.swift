/// Turns the statements of a closure into the marks of a chart.
@resultBuilder
public enum ChartContentBuilder {
  /// Takes the marks of an expression.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// No statement.
  public static func buildBlock() -> _Marks { _Marks(_marks: []) }

  /// One statement.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Several statements keep their order; each knows its place.
  public static func buildBlock<First: ChartContent, each Rest: ChartContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> _Marks {
    var marks = first._marks.map { $0.known(by: 0) }
    var place = 1
    func append(_ content: some ChartContent) {
      marks += content._marks.map { $0.known(by: place) }
      place += 1
    }
    repeat append(each rest)
    return _Marks(_marks: marks)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// The first branch of a condition.
  public static func buildEither(first content: some ChartContent) -> _Marks {
    _Marks(_marks: content._marks.map { $0.known(by: true) })
  }

  /// The second branch of a condition.
  public static func buildEither(second content: some ChartContent) -> _Marks {
    _Marks(_marks: content._marks.map { $0.known(by: false) })
  }

  /// An `if #available`.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> _Marks {
    _Marks(_marks: content._marks)
  }
}
