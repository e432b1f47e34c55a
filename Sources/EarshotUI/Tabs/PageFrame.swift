import EarshotTree

/// Pages of which one is shown, and the dots that say which.
struct PageFrame<Content: View> {
  let choice: PageChoice
  let isIndexShown: Bool
  let choose: (_ tag: AnyHashable?, _ place: Int) -> Void
  let content: Content
}

extension PageFrame: BuildingBlock {
  static func _update(_ view: Self, in context: inout _UpdateContext) {
    let (model, _) = context.memory { TabModel() }
    model.host = context.node
    model.follow(view.choice)
    context.isLazy = false
    let outside = context.environment
    context.environment.tabBar = model
    context.updateChild(view.content)
    context.environment = outside
    model.checkChoice(view.choice)
  }

  static func _resolve(_ view: Self, in context: inout _ResolveContext) -> [_ResolvedItem] {
    let content = context.resolveChild()
    let model = context.node.memory.lazy.compactMap { $0 as? TabModel }.first
    guard let model, view.isIndexShown else { return content }
    return content + view.dots(for: model.inOrder, in: context)
  }

  @MainActor
  private func dots(for pages: [TabEntry], in context: _ResolveContext) -> [_ResolvedItem] {
    guard pages.count > 1,
      let place = pages.firstIndex(where: { $0.model?.isSelected($0) == true })
    else { return [] }
    let id = AccessibilityElement.ID(rawValue: context.node.path + "/#pages")
    let dots = ResolvedElement(id: id, rules: [.pageControl])
    let tags = pages.map(\.tag)
    dots.value = "page \(place + 1) of \(pages.count)"
    dots.traits = .adjustable
    dots.draw(as: .control)
    dots.adjustment = { direction in
      let next = direction == .increment ? place + 1 : place - 1
      if tags.indices.contains(next) { choose(tags[next], next) }
    }
    return [.element(dots)]
  }
}
