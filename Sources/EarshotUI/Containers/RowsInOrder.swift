import EarshotTree

/// Rows of a list or form, each of which is a container of its own to the order of reading.
protocol RowsInOrder: LayoutContainer {}

extension RowsInOrder {
  static var realisesRowsOnDemand: Bool? { true }

  static func _resolve(_ view: Self, in context: inout _ResolveContext) -> [_ResolvedItem] {
    let items = Content._resolve(view.content, in: &context)
    guard items.contains(where: { $0.sortPriority != 0 }), !DrawingWalk.isOn else { return items }
    guard Content.self is any SeveralViews.Type else { return items.inOrderOfTheirOwn }
    let list = context.node.path
    var rows: [(name: Substring?, items: [_ResolvedItem])] = []
    for item in items {
      let name = item.rowName(in: list)
      if let last = rows.last, last.name == name, name != nil {
        rows[rows.count - 1].items.append(item)
      } else {
        rows.append((name, [item]))
      }
    }
    return rows.flatMap(\.items.inOrderOfTheirOwn)
  }
}

/// A view that stands for several, which are rows where a list holds it.
protocol SeveralViews {}

extension TupleView: SeveralViews {}

extension [_ResolvedItem] {
  /// The items by sort priority, which no longer matters to those around them.
  @MainActor
  fileprivate var inOrderOfTheirOwn: [_ResolvedItem] {
    inReadingOrder.adjusting { $0.with(.sortRow) { _ in } }.map { item in
      var item = item
      item.sortPriority = 0
      return item
    }
  }
}

extension _ResolvedItem {
  /// What tells the row in which the item stands from the others; rows on demand have none.
  fileprivate func rowName(in list: String) -> Substring? {
    let path: String
    switch kind {
    case .element(let element): path = element.id.rawValue
    case .container(let container, _): path = container.id.rawValue
    case .rows: return nil
    }
    return path.dropFirst(list.count).split(separator: "/").first
  }
}
