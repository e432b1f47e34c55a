/// The rows of a `ForEach` outside of lazy containers: all of them are evaluated, as SwiftUI does.
final class EagerRowsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode {
  private typealias Row = RowNode<Data.Element, ID, Content>

  private var names = RowNames<ID>()
  private var rows: [NodeKey: Row] = [:]

  init(_ view: ForEach<Data, ID, Content>, graph: ViewGraph, place: Place) {
    super.init(graph: graph, place: place)
  }

  override var typeName: String { "ForEach of \(Content.self)" }

  func update(_ view: ForEach<Data, ID, Content>, environment: EnvironmentValues) {
    self.environment = environment
    invalidateExposure()
    let former = rows
    var new: [Row] = []
    new.reserveCapacity(view.data.count)
    rows.removeAll(keepingCapacity: true)
    for (index, element) in view.data.enumerated() {
      guard let row = row(for: element, at: index, of: view, among: former) else { break }
      new.append(row)
    }
    replaceChildren(new)
    names.forget(exceptIDsOf: new.lazy.map(\.id), count: new.count)
    for (key, row) in former where rows[key] !== row { row.detach() }
    for (index, (row, element)) in zip(new, view.data).enumerated() {
      row.index = index
      row.update(element, content: view.content, environment: environment)
    }
  }

  override func resolveItems() -> [_ResolvedItem] {
    let tagsRows = environment.tagsRows
    var items: [_ResolvedItem] = []
    let children = children
    items.reserveCapacity(children.count)
    for child in children {
      let exposed = child.exposedItems.items
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

  /// The row that has the element's identity already, or a new one.
  ///
  /// An identity that comes twice is a fault of the app; the second is told apart by its number.
  private func row(
    for element: Data.Element, at index: Int, of view: ForEach<Data, ID, Content>,
    among former: [NodeKey: Row]
  ) -> Row? {
    let id = view.id(element)
    let name = names.name(of: id)
    var key = NodeKey.row(name)
    var number = 1
    while rows[key] != nil {
      number += 1
      key = .row("\(name)~\(number)")
    }
    if let row = former[key] {
      rows[key] = row
      return row
    }
    guard graph.permits(depth: depth + 1, of: self) else { return nil }
    let row = Row(
      id: id, index: index, element: element, content: view.content, rows: nil, graph: graph,
      place: Place(parent: self, key: key))
    rows[key] = row
    return row
  }
}
