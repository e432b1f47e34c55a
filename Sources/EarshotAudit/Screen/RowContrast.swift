import EarshotTree

/// What is drawn at one place in rows that look alike.
///
/// What is the same in every row is an ornament; what differs tells something.
struct RowContrast: Hashable, Sendable {
  /// The parts of one row that are of interest, with everything heard in the row.
  struct Row: Hashable, Sendable {
    let path: ElementPath
    var parts: [DrawnPart]
    var told: ComparedWords
    var isSelected: Bool
  }

  let rows: [Row]

  /// The lists of a screen with the parts that are of interest, of those rows of which it is known
  /// what is drawn.
  static func lists(
    of screen: AuditedScreen, whereParts isOfInterest: (DrawnPart) -> Bool
  ) -> [RowContrast] {
    var parts: [ElementPath: [DrawnPart]] = [:]
    for part in screen.drawn?.parts ?? [] {
      guard let row = ElementPath(part.id).row else { continue }
      parts[row, default: []] += isOfInterest(part) ? [part] : []
    }
    return screen.rowLists.map { list in
      RowContrast(
        rows: list.rows.compactMap { row in parts[row.path].map { Row(row, drawing: $0) } })
    }
  }
}

extension RowContrast.Row {
  fileprivate init(_ row: RowList.Row, drawing parts: [DrawnPart]) {
    path = row.path
    self.parts = parts
    told = ComparedWords(row.elements.map(\.conveyedText).joined(separator: " "))
    isSelected = row.elements.contains { $0.element.traits.contains(.selected) }
  }
}
