import EarshotTree

extension UtteranceComposer {
  /// What heads the cell that the element is.
  func cellHeaders(_ context: ReadingContext) -> [Decision] {
    guard let cell = context.cell else { return [] }
    // What heads a row is said once a row.
    let headers = (cell.isFirstInRow ? cell.rowHeaders : []) + cell.columnHeaders
    guard settings[.tableHeaders] || headers.isEmpty else {
      return [Decision(ReaderRules.tableHeadersOff)]
    }
    return headers.map { Decision(ReaderRules.cellHeader, says: .cellHeader($0)) }
  }

  /// Where the cell that the element is stands in its table.
  func cellPlace(_ context: ReadingContext) -> [Decision] {
    guard let cell = context.cell else { return [] }
    return places(of: cell) + headings(of: cell)
  }

  private func headings(of cell: AccessibilityTableCell) -> [Decision] {
    let headings: [CellHeading?] = [
      cell.isRowHeader ? .row : nil, cell.isColumnHeader ? .column : nil,
    ]
    return headings.compactMap(\.self).map {
      Decision(ReaderRules.cellHeading, says: .cellHeading($0))
    }
  }

  private func places(of cell: AccessibilityTableCell) -> [Decision] {
    guard settings[.tablePlaces] else { return [Decision(ReaderRules.tablePlacesOff)] }
    // What does not tell where it begins is not said to go on from there.
    let spans: [CellPlace?] = [
      cell.row != nil && cell.rowSpan > 1 ? .spansRows(cell.rowSpan) : nil,
      cell.column != nil && cell.columnSpan > 1 ? .spansColumns(cell.columnSpan) : nil,
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
    guard settings[.containerDescriptions] else { return [Decision(ReaderRules.containersOff)] }
    return switch position.place {
    case 1: [Decision(ReaderRules.containerEdge, says: .edge(start))]
    case position.count: [Decision(ReaderRules.containerEdge, says: .edge(end))]
    default: []
    }
  }
}
