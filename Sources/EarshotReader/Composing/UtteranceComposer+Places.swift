import EarshotTree

extension UtteranceComposer {
  /// What heads the cell that the element is.
  func cellHeaders(_ context: ReadingContext) -> [Decision] {
    guard let cell = context.cell else { return [] }
    // What heads a row is said once a row.
    let headers = (cell.isFirstInRow ? cell.rowHeaders : []) + cell.columnHeaders
    return headers.map { Decision(ReaderRules.cellHeader, says: .cellHeader($0)) }
  }

  /// Where the cell that the element is stands in its table.
  func cellPlace(_ context: ReadingContext) -> [Decision] {
    guard let cell = context.cell else { return [] }
    let spans: [CellPlace?] = [
      cell.rowSpan > 1 ? .spansRows(cell.rowSpan) : nil,
      cell.columnSpan > 1 ? .spansColumns(cell.columnSpan) : nil,
    ]
    let places: [CellPlace?] = [
      cell.isFirstInRow ? cell.row.map { .row($0 + 1) } : nil,
      cell.column.map { .column($0 + 1) },
    ]
    return spans.compactMap(\.self).map { Decision(ReaderRules.cellSpan, says: .cellPlace($0)) }
      + places.compactMap(\.self).map { Decision(ReaderRules.cellPlace, says: .cellPlace($0)) }
  }

  /// The place of the element among alternatives, or the edge of what it stands at.
  func position(_ context: ReadingContext) -> [Decision] {
    guard let position = context.position else { return [] }
    switch position.context {
    case .series, .tabBar: return [Decision(ReaderRules.position, says: .position(position))]
    case .list: return edge(position, start: .listStart, end: .listEnd)
    case .landmark: return edge(position, start: .landmarkStart, end: .landmarkEnd)
    }
  }

  /// What stands alone is a start and no end.
  private func edge(
    _ position: AccessibilityPosition, start: ContainerEdge, end: ContainerEdge
  ) -> [Decision] {
    switch position.place {
    case 1: [Decision(ReaderRules.containerEdge, says: .edge(start))]
    case position.count: [Decision(ReaderRules.containerEdge, says: .edge(end))]
    default: []
    }
  }
}
