/// A view that arranges others; what it exposes is what they expose, in their order.
@MainActor @preconcurrency
protocol LayoutContainer: BuildingBlock {
  associatedtype Content: View
  var content: Content { get }

  /// Whether rows inside are realised on demand; nil passes on what holds outside.
  static var realisesRowsOnDemand: Bool? { get }
}

extension LayoutContainer {
  static var realisesRowsOnDemand: Bool? { false }

  public static func _update(_ view: Self, in context: inout _UpdateContext) {
    context.isArranged = true
    if let onDemand = realisesRowsOnDemand { context.isLazy = onDemand }
    Content._update(view.content, in: &context)
  }

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    Content._resolve(view.content, in: &context)
  }
}
