/// The rows of a `ForEach` outside of lazy containers: all of them are evaluated, as SwiftUI does.
final class EagerRowsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode {
  private typealias Row = RowNode<Data.Element, ID, Content>

  private var names = RowNames<ID>()

  init(_ view: ForEach<Data, ID, Content>, graph: ViewGraph, place: Place) {
    super.init(graph: graph, place: place)
  }

  override var typeName: String { "ForEach of \(Content.self)" }

  func update(_ view: ForEach<Data, ID, Content>, environment: EnvironmentValues) {
    self.environment = environment
    invalidateExposure()
    if !standForSameRows(view) { replaceRows(by: view) }
    var index = 0
    let rows = children
    for element in view.data where index < rows.count {
      if let row = rows[index] as? Row {
        row.index = index
        row.update(element, content: view.content, environment: environment)
      }
      index += 1
    }
  }

  /// Whether the rows that are there are those of a view, in its order, as after most changes.
  private func standForSameRows(_ view: ForEach<Data, ID, Content>) -> Bool {
    let rows = children
    guard rows.count == view.data.count else { return false }
    var index = 0
    for element in view.data {
      guard (rows[index] as? Row)?.id == view.id(element) else { return false }
      index += 1
    }
    return true
  }

  private func replaceRows(by view: ForEach<Data, ID, Content>) {
    let former = children
    var formerRows: [NodeKey: _ViewNode] = [:]
    for row in former { formerRows[row.key] = row }
    var new: [_ViewNode] = []
    new.reserveCapacity(view.data.count)
    var keys: Set<NodeKey> = []
    for element in view.data {
      let id = view.id(element)
      let key = freeKey(for: id, besides: keys)
      let known = formerRows[key] as? Row
      guard let row = known ?? makeRow(id, element, at: new.count, key: key, of: view) else {
        break
      }
      keys.insert(key)
      new.append(row)
    }
    replaceChildren(new)
    names.forget(exceptIDsOf: view.data.lazy.map(view.id), count: new.count)
    for row in former where !keys.contains(row.key) { row.detach() }
  }

  override func resolveItems() -> [_ResolvedItem] {
    let tagsRows = environment.tagsRows
    var items: [_ResolvedItem] = []
    let children = children
    items.reserveCapacity(children.count)
    for child in children {
      let exposed = child.keptItems ?? child.exposedItems.items
      if tagsRows {
        items += tagged(exposed, as: child)
      } else if exposed.count == 1 {
        // Most rows; to append one costs less than to append a list.
        items.append(exposed[0])
      } else {
        items += exposed
      }
    }
    return items
  }

  private func tagged(_ items: [_ResolvedItem], as row: _ViewNode) -> [_ResolvedItem] {
    let tag = (row as? Row).map { AnyHashable($0.id) }
    return items.adjusting { $0.taggedUnlessTagged(tag) }
  }

  /// The key of an identity; one that comes twice is a fault of the app, and the second is told
  /// apart by its number.
  private func freeKey(for id: ID, besides keys: Set<NodeKey>) -> NodeKey {
    let name = names.name(of: id)
    var key = NodeKey.row(name)
    var number = 1
    while keys.contains(key) {
      number += 1
      key = .row("\(name)~\(number)")
    }
    return key
  }

  private func makeRow(
    _ id: ID, _ element: Data.Element, at index: Int, key: NodeKey,
    of view: ForEach<Data, ID, Content>
  ) -> Row? {
    guard graph.permits(depth: depth + 1, of: self) else { return nil }
    return Row(
      id: id, index: index, element: element, content: view.content, rows: nil, graph: graph,
      place: Place(parent: self, key: key))
  }
}
