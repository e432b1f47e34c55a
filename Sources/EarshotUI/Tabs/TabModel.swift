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
  /// Whether the first is shown, because the one that was chosen is missing.
  var isFirstShown = false

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

  /// Follows what is chosen.
  func follow(_ choice: PageChoice) {
    selection = choice.selection
    ownSelection = choice.place
    isFirstShown = choice.isMissing
  }

  /// Notes whether none of the tabs, which have all entered, is what was chosen from outside.
  func checkChoice(_ choice: PageChoice) {
    guard let host, let selection = choice.selection else { return }
    let isMissing = !tabs.isEmpty && !tabs.contains { $0.tag == selection }
    guard isMissing != isFirstShown else { return }
    host.graph.afterUpdate { choice.noteMissing(isMissing) }
  }

  func isSelected(_ tab: TabEntry) -> Bool {
    if isFirstShown { return place(of: tab) == 0 }
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
  /// What the tab counts.
  var badge: TabBadge?
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
