/// Several views without a layout of their own.
public struct Group<Content: View> {
  let content: Content

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: BuildingBlock {
  public static func _update(_ view: Self, in context: inout _UpdateContext) {
    Content._update(view.content, in: &context)
  }

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    Content._resolve(view.content, in: &context)
  }
}
