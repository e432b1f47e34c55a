import EarshotTree

/// Rows that look alike, such as the messages of a conversation.
struct RowList: Hashable, Sendable {
  /// One row: the elements that stand in it, those of rows inside it left out.
  struct Row: Hashable, Sendable {
    let path: ElementPath
    var elements: [AuditedElement]
  }

  /// What the rows are in, with the rows around it unnamed.
  let place: ElementPath
  /// The rows in the order in which they are read.
  var rows: [Row]
}

extension AuditedScreen {
  /// The rows of every list, by the place of the list; rows of tables, series and bars are none.
  var rowLists: [RowList] {
    var lists: [RowList] = []
    var places: [ElementPath: Int] = [:]
    for element in elements where !element.standsInGrid {
      guard let row = ElementPath(element.id).row else { continue }
      let index = places[row.shape] ?? lists.endIndex
      if index == lists.endIndex { lists.append(RowList(place: row.shape, rows: [])) }
      places[row.shape] = index
      if lists[index].rows.last?.path == row {
        lists[index].rows[lists[index].rows.count - 1].elements.append(element)
      } else {
        lists[index].rows.append(RowList.Row(path: row, elements: [element]))
      }
    }
    return lists
  }

  /// How many stops a message takes on average; nil where nothing looks like messages.
  public var stopsPerMessage: Double? {
    messages.map { Double($0.stops) / Double($0.count) }
  }

  /// The messages with all stops in them; nil where nothing looks like messages.
  ///
  /// The rows of the longest list whose rows have words and are not headed parts count as messages;
  /// what stands in rows inside a message, such as its reactions, counts as a part of it.
  var messages: (count: Int, stops: Int)? {
    let lists = rowLists.filter { $0.rows.count > 1 && $0.rows.allSatisfy(\.couldBeMessage) }
    guard let list = lists.max(by: { $0.rows.count < $1.rows.count }) else { return nil }
    let rows = Set(list.rows.map(\.path))
    let stops = elements.count { ElementPath($0.id).ancestry.contains(where: rows.contains) }
    return (rows.count, stops)
  }
}

extension AuditedScreen {
  /// Whether there is more than was looked at, and most of that are rows of one list.
  var isLongForItsRows: Bool {
    guard elementsLeftOut, elements.count > Self.few else { return false }
    let rows = rowLists.map { $0.rows.map(\.elements.count).reduce(0, +) }
    return (rows.max() ?? 0) * 2 > elements.count
  }

  private static let few = 120
}

extension RowList.Row {
  /// Whether the row has words, and does not head others.
  var couldBeMessage: Bool {
    elements.contains(where: \.isWorded)
      && !elements.contains { $0.element.traits.contains(.header) }
  }
}

extension AuditedElement {
  fileprivate var standsInGrid: Bool {
    containers.contains { container in
      switch container.kind {
      case .table, .series, .tabBar: true
      case .list, .landmark, .group, .modal: false
      }
    }
  }
}
