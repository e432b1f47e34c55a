/// A view for one place of the bars around a screen.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  /// Puts a view in a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  /// Puts a view in a place; a person can move it elsewhere.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem: CustomizableToolbarContent, BuildingBlock {
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
