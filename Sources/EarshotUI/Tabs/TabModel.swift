/// The tabs of one bar, in the order in which the walk meets them.
@MainActor
final class TabModel {
  /// The node that exposes the bar.
  weak var host: _ViewNode?
  private var tabs: [TabEntry] = []
  private var lastOrder = 0
  /// What somebody chose from outside.
  var selection: AnyHashable?
  /// The tab that is shown where nobody chooses from outside.
  var ownSelection = 0
  /// Chooses a tab.
  var choose: (TabEntry) -> Void = { _ in }

  nonisolated init() {}

  /// Begins a walk over all tabs.
  func beginWalk() { lastOrder = 0 }

  /// The tabs from left to right.
  var inOrder: [TabEntry] { tabs.sorted { $0.order < $1.order } }

  func enter(_ tab: TabEntry) {
    lastOrder += 1
    tab.order = lastOrder
    if !tabs.contains(where: { $0 === tab }) { tabs.append(tab) }
    host?.invalidateExposure()
  }

  func leave(_ tab: TabEntry) {
    tabs.removeAll { $0 === tab }
    host?.invalidateExposure()
  }

  func isSelected(_ tab: TabEntry) -> Bool {
    if let selection { return tab.tag == selection }
    return tab.order - 1 == ownSelection
  }
}

/// One tab, and what stands in the bar for it.
@MainActor
final class TabEntry: NodeMemory {
  weak var model: TabModel?
  /// The node of what stands in the bar.
  weak var label: _ViewNode?
  var tag: AnyHashable?
  var order = 0
  /// Whether the tab has been shown, and so keeps its state.
  var wasShown = false

  nonisolated init() {}

  func nodeWillLeave(_ graph: ViewGraph) { model?.leave(self) }
}

private enum TabBarKey: EnvironmentKey {
  static let defaultValue: TabModel? = nil
}

extension EnvironmentValues {
  /// The bar that tabs directly inside belong to.
  var tabBar: TabModel? {
    get { self[TabBarKey.self] }
    set { self[TabBarKey.self] = newValue }
  }
}
