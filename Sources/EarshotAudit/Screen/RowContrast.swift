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

  /// The lists of a screen of which each row has words, with the parts that are of interest.
  static func lists(
    of screen: AuditedScreen, whereParts isOfInterest: (DrawnPart) -> Bool
  ) -> [RowContrast] {
    var parts: [ElementPath: [DrawnPart]] = [:]
    for part in screen.drawn?.parts ?? [] where isOfInterest(part) {
      guard let row = ElementPath(part.id).row else { continue }
      parts[row, default: []].append(part)
    }
    return screen.rowLists.filter { $0.rows.count > 1 }.map { list in
      RowContrast(
        rows: list.rows.map { row in
          Row(
            path: row.path, parts: parts[row.path] ?? [],
            told: ComparedWords(row.elements.map(\.conveyedText).joined(separator: " ")),
            isSelected: row.elements.contains { $0.element.traits.contains(.selected) })
        })
    }
  }
}
