/// Makes a tab of a view.
public struct TabItemModifier<Item: View> {
  let item: Item
}

extension TabItemModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    let (tab, _) = context.memory { TabEntry() }
    let model = context.environment.tabBar
    tab.model = model
    tab.tag =
      context.environment.tabTag ?? (content as? any TaggedPage)?.pageTag
      ?? context.node.identityOfRow(in: model?.host)
    tab.badge = context.environment.tabBadge
    context.updateTabLabel(modifier.item, of: tab)
    model?.enter(tab)
    let isShown = model?.isSelected(tab) ?? true
    if isShown { tab.wasShown = true }
    let outside = context.environment
    context.environment.tabBar = nil
    context.environment.tabTag = nil
    context.environment.tabBadge = nil
    if !isShown { context.environment.screen = nil }
    context.updateChild(ifPresent: tab.wasShown ? content : nil)
    context.environment = outside
  }

  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    context.skipChild()
    let items = context.resolveChild()
    let tab = context.node.memory.lazy.compactMap { $0 as? TabEntry }.first
    guard let tab, let model = tab.model else { return items }
    return model.isSelected(tab) ? items : []
  }
}

extension _ViewNode {
  /// What stands for the row in which the node is, in a view around.
  fileprivate func identityOfRow(in host: _ViewNode?) -> AnyHashable? {
    var node: _ViewNode? = self
    while let current = node, current !== host {
      if let identity = current.rowIdentity { return identity }
      node = current.parent
    }
    return nil
  }
}

extension _UpdateContext {
  /// Updates the child that comes next, which stands in the bar for a tab.
  mutating func updateTabLabel<Label: View>(_ label: Label, of tab: TabEntry) {
    let graph = node.graph
    let environment = environment
    updateChild {
      TabLabelNode(label, tab: tab, graph: graph, place: $0)
    } update: {
      $0.update(label, of: tab, environment: environment)
    }
  }
}

/// The node of what stands in the bar for a tab.
final class TabLabelNode<Label: View>: _ViewNode {
  private var label: Label
  private weak var tab: TabEntry?

  init(_ label: Label, tab: TabEntry, graph: ViewGraph, place: Place) {
    self.label = label
    super.init(graph: graph, place: place)
  }

  override var typeName: String { "\(Label.self) in a tab bar" }

  override var exposer: _ViewNode? { tab?.model?.host }

  func update(_ label: Label, of tab: TabEntry, environment: EnvironmentValues) {
    self.label = label
    self.tab = tab
    self.environment = environment
    tab.label = self
    invalidateExposure()
    var context = _UpdateContext(node: self)
    Label._update(label, in: &context)
  }

  /// What a button with this label would be.
  override func resolveItems() -> [_ResolvedItem] {
    var context = _ResolveContext(node: self)
    let button = Button {
    } label: {
      label
    }
    return Button<Label>._resolve(button, in: &context)
  }
}

private enum TabTagKey: EnvironmentKey {
  static var defaultValue: AnyHashable? { nil }
}

extension EnvironmentValues {
  /// What stands for the tab directly inside in the choice of a tab view.
  var tabTag: AnyHashable? {
    get { self[TabTagKey.self] }
    set { self[TabTagKey.self] = newValue }
  }
}

extension View {
  /// Makes a tab of the view, with words or a picture for the bar.
  public nonisolated func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> ModifiedContent<
    Self, TabItemModifier<Item>
  > {
    modifier(TabItemModifier(item: label()))
  }
}
