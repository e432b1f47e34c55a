/// The tabs of one bar.
@MainActor
final class TabModel {
  /// The node that exposes the bar.
  weak var host: _ViewNode?
  private var tabs: [TabEntry] = []
  /// What somebody chose from outside.
  var selection: AnyHashable?
  /// The tab that is shown where nobody chooses from outside.
  var ownSelection = 0

  nonisolated init() {}

  /// The tabs from left to right.
  var inOrder: [TabEntry] {
    let placed = tabs.map { ($0, $0.label?.treePosition ?? []) }
    return placed.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }

  /// The place of a tab, counted from zero.
  func place(of tab: TabEntry) -> Int? { inOrder.firstIndex { $0 === tab } }

  func enter(_ tab: TabEntry) {
    if !tabs.contains(where: { $0 === tab }) { tabs.append(tab) }
    host?.invalidateExposure()
  }

  func leave(_ tab: TabEntry) {
    tabs.removeAll { $0 === tab }
    host?.invalidateExposure()
  }

  func isSelected(_ tab: TabEntry) -> Bool {
    if let selection { return tab.tag == selection }
    return place(of: tab) == ownSelection
  }
}

/// One tab, and what stands in the bar for it.
@MainActor
final class TabEntry: NodeMemory {
  weak var model: TabModel?
  /// The node of what stands in the bar; of a page, its own.
  weak var label: _ViewNode?
  var tag: AnyHashable?
  /// What the tab counts, in words.
  var badge: String?
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
