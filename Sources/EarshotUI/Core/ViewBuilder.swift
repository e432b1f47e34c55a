/// Turns the statements of a closure into one view, keeping the place of each as its identity.
@resultBuilder
public enum ViewBuilder {
  /// Passes an expression on.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No statement is no content.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement is that view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements keep their order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first content: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.first(content))
  }

  /// The second branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second content: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.second(content))
  }

  /// An `if #available`, whose type is hidden from what surrounds it.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
