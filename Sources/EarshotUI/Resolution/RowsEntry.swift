import EarshotTree

/// Rows in a reading list: each is read from its node when somebody comes to it.
@MainActor
final class RowsEntry {
  let node: RowsNode
  let place: Int
  private(set) weak var list: ReadingList?
  private let adjustments: [_ResolvedItem.Adjustment]
  private var rows: [ObjectIdentifier: ReadRow] = [:]
  private var readings = 0
  private let pathPrefix: String

  private struct ReadRow {
    let node: EvaluatingNode
    let list: ReadingList
    /// When it was read; the larger, the later.
    let reading: Int
  }

  init(
    _ node: RowsNode, adjustments: [_ResolvedItem.Adjustment], list: ReadingList, place: Int
  ) {
    self.node = node
    self.adjustments = adjustments
    self.list = list
    self.place = place
    pathPrefix = node.path + "/"
  }

  /// The lists of the rows that were read, as they were when they were read, in that order.
  var allReadLists: [(node: EvaluatingNode, list: ReadingList)] {
    rows.values.sorted { $0.reading < $1.reading }.map { ($0.node, $0.list) }
  }

  /// Lets go of the lists of rows that are no longer realised.
  func forgetRowsThatLeft() { rows = rows.filter { $0.value.node.isAttached } }

  func firstElement(from index: Int) -> ReadingPosition? {
    for index in index..<max(index, node.rowCount) {
      guard let row = node.row(at: index) else { continue }
      if let position = list(of: row).firstElement(from: 0) { return position }
    }
    return nil
  }

  func lastElement(before index: Int) -> ReadingPosition? {
    for index in (0..<index).reversed() {
      guard let row = node.row(at: index) else { continue }
      let list = list(of: row)
      if let position = list.lastElement(before: list.count) { return position }
    }
    return nil
  }

  func firstElement(after row: EvaluatingNode) -> ReadingPosition? {
    node.index(of: row).flatMap { firstElement(from: $0 + 1) }
  }

  func lastElement(before row: EvaluatingNode) -> ReadingPosition? {
    node.index(of: row).flatMap { lastElement(before: $0) }
  }

  /// Finds an element by the name of its row, which is part of its identity.
  func position(of id: AccessibilityElement.ID) -> ReadingPosition? {
    rowList(around: id)?.position(of: id)
  }

  /// Finds a container by the name of its row.
  func container(_ id: AccessibilityElement.ID) -> AccessibilityContainer? {
    rowList(around: id)?.container(id)
  }

  private func rowList(around id: AccessibilityElement.ID) -> ReadingList? {
    guard let name = rowName(in: id.rawValue) else { return nil }
    return node.row(named: name[...]).map(list)
  }

  /// What a row exposes now.
  func list(of row: EvaluatingNode) -> ReadingList {
    let source = row.exposedItems
    if let known = rows[ObjectIdentifier(row)], known.node === row, known.list.source === source {
      return known.list
    }
    let container = list?.container(around: place)
    let list = ReadingList(
      source, adjustments: adjustments, row: ReadingList.Row(entry: self, node: row),
      around: container)
    if rows.count > 2 * LazyRows.window { forgetRowsThatLeft() }
    readings += 1
    rows[ObjectIdentifier(row)] = ReadRow(node: row, list: list, reading: readings)
    return list
  }

  private func rowName(in id: String) -> String? {
    guard id.utf8.starts(with: pathPrefix.utf8) else { return nil }
    let rest = id.utf8.index(id.startIndex, offsetBy: pathPrefix.utf8.count)
    return NodeKey.rowName(ofPath: id[rest...])
  }
}
