import EarshotTree

import struct Foundation.IndexSet

/// The node of one row: it evaluates the row's content, and again when what that read changes.
final class RowNode<Element, ID: Hashable, Content: View>: EvaluatingNode {
  let id: ID
  /// Where the row was last seen among the elements; a hint, checked before it is used.
  var index: Int
  /// When the row was last asked for; the larger, the later.
  var lastUse = 0
  private var element: Element
  private var makeContent: (Element) -> Content
  private var content: Content?
  private let rows: RowsNode?
  private var deletion: RowDeletion?

  init(
    id: ID, index: Int, element: Element, content: @escaping (Element) -> Content, rows: RowsNode?,
    graph: ViewGraph, place: Place
  ) {
    self.id = id
    self.index = index
    self.element = element
    self.makeContent = content
    self.rows = rows
    super.init(graph: graph, place: place)
  }

  override var typeName: String { "row \(id) of ForEach, \(Content.self)" }

  func update(
    _ element: Element, content: @escaping (Element) -> Content, environment: EnvironmentValues
  ) {
    self.element = element
    self.makeContent = content
    self.environment = environment
    deletion = environment.rowDeletion
    self.environment.rowDeletion = nil
    reevaluate()
  }

  override var rowIdentity: AnyHashable? { id }

  override func evaluate() {
    let content = tracking { makeContent(element) }
    self.content = content
    var context = _UpdateContext(node: self)
    Content._update(content, in: &context)
  }

  override func resolveItems() -> [_ResolvedItem] {
    guard let content else { return [] }
    var context = _ResolveContext(node: self)
    return offeringDeletion(choosing(Content._resolve(content, in: &context)))
  }

  private func offeringDeletion(_ items: [_ResolvedItem]) -> [_ResolvedItem] {
    guard let deletion else { return items }
    let delete = ResolvedAction(name: "Delete") { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isAttached else { return }
        deletion.delete(IndexSet(integer: self.rows?.index(of: self) ?? self.index))
      }
    }
    guard !items.offerSwipes else {
      return items.adjusting { $0.with(.swipesReplaceDeletion) { _ in } }
    }
    return items.adjusting { element in
      element.with(.rowDeletion) { $0.actions.append(.swiped { [delete] }) }
    }
  }

  private func choosing(_ items: [_ResolvedItem]) -> [_ResolvedItem] {
    guard let selection = environment.listSelection else { return items }
    let id = AnyHashable(id)
    return items.adjusting { $0.choosable(as: $0.tag ?? id, in: selection) }
  }

  override var isExposedOnDemand: Bool { rows?.handsOutRows ?? false }
}
