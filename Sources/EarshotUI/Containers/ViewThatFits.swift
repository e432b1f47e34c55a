/// The first of several views that fits; nothing is measured here, so that it is the first.
public struct ViewThatFits {
  private let first: AnyView

  /// Chooses among views.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> some View) {
    let content = content()
    first = (content as? any ViewSequence)?.first ?? AnyView(content)
  }
}

extension ViewThatFits: BuildingBlock {
  public static func _update(_ view: Self, in context: inout _UpdateContext) {
    context.updateChild(view.first)
  }

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    context.resolveChild().adjusting { $0.with(.viewThatFits) { _ in } }
  }
}

/// Several views that can be told apart.
protocol ViewSequence {
  var first: AnyView? { get }
}

extension TupleView: ViewSequence {
  var first: AnyView? {
    for child in repeat each content { return AnyView(child) }
    return nil
  }
}
