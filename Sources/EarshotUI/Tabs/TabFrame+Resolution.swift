import EarshotTree

extension TabFrame: BuildingBlock {
  static func _update(_ view: Self, in context: inout _UpdateContext) {
    let (model, _) = context.memory { TabModel() }
    model.host = context.node
    model.follow(view.choice)
    context.isLazy = false
    context.environment.tabBar = model
    Content._update(view.content, in: &context)
    model.checkChoice(view.choice)
  }

  static func _resolve(_ view: Self, in context: inout _ResolveContext) -> [_ResolvedItem] {
    let content = Content._resolve(view.content, in: &context)
    let model = context.node.memory.lazy.compactMap { $0 as? TabModel }.first
    let tabs = model?.inOrder.enumerated().flatMap { items(of: $1, at: $0, in: view) } ?? []
    guard !tabs.isEmpty else { return content }
    let id = AccessibilityElement.ID(rawValue: context.node.path + "/#tabs")
    return content
      + [_ResolvedItem(.container(AccessibilityContainer(id: id, kind: .tabBar), tabs))]
  }

  @MainActor
  private static func items(of tab: TabEntry, at place: Int, in view: Self) -> [_ResolvedItem] {
    let isSelected = tab.model?.isSelected(tab) == true
    let tag = tab.tag
    let label = tab.label?.exposedItems.items ?? []
    let badge = tab.badge
    let tabs = label.adjusting { element in
      element.with(.tab) { copy in
        copy.traits.insert(.tabBarItem)
        if isSelected { copy.traits.insert(.selected) }
        if isSelected, tab.model?.isFirstShown == true { copy.rules.append(.firstTab) }
        copy.activation = { view.choose(tag, place) }
        guard let badge else { return }
        copy.value = badge.words
        copy.rules.append(.tabBadge)
      }
    }
    return DrawingWalk.isOn ? tabs + drawnBadge(of: tab, on: tabs) : tabs
  }

  /// What is seen of a badge, which belongs to the button of its tab.
  @MainActor
  private static func drawnBadge(
    of tab: TabEntry, on tabs: [_ResolvedItem]
  ) -> [_ResolvedItem] {
    guard let badge = tab.badge, let button = tabs.drawnElements.first else { return [] }
    let id = AccessibilityElement.ID(rawValue: button.id.rawValue + "/#badge")
    let element = ResolvedElement(id: id, rules: [])
    element.isLatent = true
    element.draw(as: .text, words: badge.text)
    return button.drawnInside([.element(element)])
  }
}
