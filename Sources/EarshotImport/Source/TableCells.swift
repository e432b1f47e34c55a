import EarshotTree

/// The cells of the tables of a tree, with what heads them.
struct TableCells {
  private(set) var byIdentity: [AccessibilityElement.ID: AccessibilityTableCell] = [:]
  private let nodes: [AccessibilityElement.ID: TreeNode]

  private struct Row: Hashable {
    let table: AccessibilityElement.ID?
    let number: Int
  }

  /// Finds the cells among the elements that are read.
  init(
    of document: TreeDocument, read elements: [AccessibilityElement],
    table: (AccessibilityElement.ID) -> AccessibilityElement.ID?
  ) {
    var nodes: [AccessibilityElement.ID: TreeNode] = [:]
    Self.collect(document.elements, into: &nodes)
    self.nodes = nodes
    var firstColumns: [Row: Int] = [:]
    for element in elements {
      guard let cell = nodes[element.id]?.cell, let row = cell.row else { continue }
      let key = Row(table: table(element.id), number: row)
      firstColumns[key] = min(firstColumns[key] ?? .max, cell.column ?? .max)
    }
    let cells = elements.compactMap { element in nodes[element.id]?.cell.map { (element.id, $0) } }
    let rowHeaders = Self.headers(in: cells, \.rowHeaders)
    let columnHeaders = Self.headers(in: cells, \.columnHeaders)
    for element in elements {
      guard let cell = nodes[element.id]?.cell else { continue }
      let key = cell.row.map { Row(table: table(element.id), number: $0) }
      let isFirst = key.map { firstColumns[$0] == cell.column ?? .max } ?? false
      let around = table(element.id)
      byIdentity[element.id] = described(cell, of: element.id, isFirstInRow: isFirst) {
        table($0) == around
      }
      byIdentity[element.id]?.isRowHeader = rowHeaders.contains(element.id)
      byIdentity[element.id]?.isColumnHeader = columnHeaders.contains(element.id)
    }
  }

  /// The cells that head cells other than themselves.
  private static func headers(
    in cells: [(id: AccessibilityElement.ID, cell: TreeNode.Cell)],
    _ headers: KeyPath<TreeNode.Cell, [AccessibilityElement.ID]>
  ) -> Set<AccessibilityElement.ID> {
    Set(cells.flatMap { cell in cell.cell[keyPath: headers].filter { $0 != cell.id } })
  }

  private func described(
    _ cell: TreeNode.Cell, of id: AccessibilityElement.ID, isFirstInRow: Bool,
    isInTable: (AccessibilityElement.ID) -> Bool
  ) -> AccessibilityTableCell {
    AccessibilityTableCell(
      row: cell.row, column: cell.column, rowSpan: cell.rowSpan, columnSpan: cell.columnSpan,
      isFirstInRow: isFirstInRow,
      rowHeaders: cell.rowHeaders.filter { $0 != id && isInTable($0) && hasPlace($0) }
        .compactMap(header),
      columnHeaders: cell.columnHeaders.filter { header in
        header != id && !(isFirstInRow && isDirectlyAbove(header, cell))
      }.compactMap(header))
  }

  /// Whether the node has a place in its table; nothing is known against one that tells nothing.
  private func hasPlace(_ header: AccessibilityElement.ID) -> Bool {
    guard let cell = nodes[header]?.cell else { return true }
    return cell.row != nil && cell.column != nil
  }

  private func isDirectlyAbove(_ header: AccessibilityElement.ID, _ cell: TreeNode.Cell) -> Bool {
    guard let above = nodes[header]?.cell, let row = cell.row else { return false }
    return above.row == row - 1 && above.column == cell.column
  }

  private func header(_ id: AccessibilityElement.ID) -> AccessibilityTableCell.Header? {
    guard let element = nodes[id]?.element else { return nil }
    guard element.label != nil || element.value != nil else { return nil }
    return AccessibilityTableCell.Header(
      id: id, label: element.label, value: element.value)
  }

  private static func collect(
    _ siblings: [TreeNode], into nodes: inout [AccessibilityElement.ID: TreeNode]
  ) {
    for node in siblings {
      nodes[node.element.id] = node
      if let children = node.children { collect(children, into: &nodes) }
    }
  }
}
