import EarshotTree

/// What a navigation shows: the topmost screen, and the bars around it.
struct NavigationFrame<Root: View> {
  let path: PathAccess
  let root: Root
  var showNextColumn: (() -> Void)?
}

extension NavigationFrame: BuildingBlock {
  static func _update(_ view: Self, in context: inout _UpdateContext) {
    let (model, _) = context.memory { NavigationModel() }
    model.host = context.node
    model.outer = context.environment.outerScreen
    context.environment.outerScreen = nil
    let path = view.path
    model.append = { path.values.wrappedValue.append($0) }
    model.showNextColumn = view.showNextColumn
    context.isLazy = false
    context.environment.navigation = model
    context.environment.screen = model.root
    Root._update(view.root, in: &context)
    context.isLazy = false
    context.updateChild(PathScreens(path: path, model: model))
  }

  static func _resolve(_ view: Self, in context: inout _ResolveContext) -> [_ResolvedItem] {
    let root = Root._resolve(view.root, in: &context)
    context.skipChild()
    guard let model = context.node.memory.lazy.compactMap({ $0 as? NavigationModel }).first
    else { return root }
    guard let top = model.top else {
      return bars(of: [model.root] + [model.outer].compactMap(\.self), around: root)
    }
    let isBackShown = !top.screen.hidesBackButton && !top.screen.hidesBar
    let back = isBackShown ? [backButton(of: top, in: context)] : []
    let items = back + bars(of: [top.screen], around: top.exposedItems.items)
    guard isBackShown, let escape = top.presentation.escape else { return items }
    return items.adjusting { element in
      element.with(.pushed) { $0.escape = $0.escape ?? escape }
    }
  }

  /// What is suggested to a search takes the place of the content.
  @MainActor
  private static func bars(
    of screens: [ScreenModel], around content: [_ResolvedItem]
  ) -> [_ResolvedItem] {
    func items(at place: BarPlacement) -> [_ResolvedItem] {
      screens.flatMap { $0.items(at: place) }
    }
    let suggestions = screens.flatMap(\.suggestions)
    return items(at: .leading) + screens.flatMap(\.title) + items(at: .trailing)
      + items(at: .search) + screens.flatMap(\.scopes)
      + (suggestions.isEmpty ? content : suggestions) + items(at: .bottom)
  }

  @MainActor
  private static func backButton(
    of screen: PresentedNode, in context: _ResolveContext
  ) -> _ResolvedItem {
    let id = AccessibilityElement.ID(rawValue: screen.path + "/#back")
    let element = ResolvedElement(id: id, rules: [.backButton])
    element.label = "Back"
    element.traits = .button
    element.activation = { screen.presentation.dismiss() }
    element.draw(as: .control)
    return .element(element)
  }
}

/// The screens for the values of a path.
struct PathScreens {
  let path: PathAccess
  let model: NavigationModel
}

extension PathScreens: View {
  var body: some View {
    let values = path.values.wrappedValue
    let places = values.enumerated().map { PathPlace(place: $0, value: $1) }
    ForEach(places, id: \.self) { place in
      EmptyView().modifier(screen(at: place)).modifier(LostValueModifier(place.value, model))
    }
  }

  private func screen(at place: PathPlace) -> PresentationBlock<AnyView?> {
    let path = path
    let model = model
    return PresentationBlock(
      kind: .push, identity: "",
      dismiss: {
        guard path.values.wrappedValue.count > place.place else { return }
        path.values.wrappedValue.removeSubrange(place.place...)
      },
      pathPlace: place.place,
      presented: { model.destination(for: place.value) })
  }
}

/// A value and where it stands in a path.
private struct PathPlace: Hashable {
  let place: Int
  let value: AnyHashable
}

/// The path of a navigation, whatever its type.
struct PathAccess {
  let values: Binding<[AnyHashable]>
}
