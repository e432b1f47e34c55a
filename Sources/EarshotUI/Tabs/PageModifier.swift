/// Makes a page of a view, which is exposed while it is chosen.
struct PageModifier {
  let tag: AnyHashable?
  let choice: PageChoice
}

extension PageModifier: BuildingBlockModifier {
  static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let (page, _) = context.memory { TabEntry() }
    let model = context.environment.tabBar
    page.model = model
    page.label = context.node
    page.tag = modifier.tag
    model?.enter(page)
    let isShown = model?.isSelected(page) ?? true
    if isShown { page.wasShown = true }
    let outside = context.environment
    context.environment.tabBar = nil
    if !isShown { context.environment.screen = nil }
    context.updateChild(ifPresent: page.wasShown ? content : nil)
    context.environment = outside
  }

  static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let items = context.resolveChild()
    let page = context.node.memory.lazy.compactMap { $0 as? TabEntry }.first
    guard let page, let model = page.model else { return items }
    guard model.isSelected(page) else { return [] }
    let rule = model.isFirstShown ? UIRule.firstTab : .page
    return items.adjusting { $0.with(rule) { _ in } }
  }
}
