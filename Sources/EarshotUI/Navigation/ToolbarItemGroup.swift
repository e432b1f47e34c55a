/// Views for one place of the bars around a screen.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Puts views in a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent, BuildingBlock {
  public static func _update(_ view: Self, in context: inout _UpdateContext) {
    context.updateBar(view.content, at: view.placement.bar)
  }

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    context.skipChild()
    return []
  }
}
