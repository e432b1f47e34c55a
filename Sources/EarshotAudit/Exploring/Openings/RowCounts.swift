import EarshotTree

/// How many rows the lists of a screen have.
struct RowCounts {
  /// The places of the rows of each list, with everything named unnamed, as they are met.
  let places: [ElementPath]
  private let rows: [ElementPath: Set<ElementPath>]

  init(on screen: AuditedScreen) {
    var places: [ElementPath] = []
    var rows: [ElementPath: Set<ElementPath>] = [:]
    for element in screen.elements where element.id.mayHoldNames {
      for row in ElementPath(element.id).rows {
        if rows[row.nameless] == nil { places.append(row.nameless) }
        rows[row.nameless, default: []].insert(row)
      }
    }
    self.places = places
    self.rows = rows
  }

  /// How many rows there are at a place.
  subscript(place: ElementPath) -> Int { rows[place]?.count ?? 0 }
}

extension OpeningDifferences {
  /// A number of rows that was another the next time.
  struct Count: Hashable, Sendable {
    /// Where the rows are, with everything named unnamed.
    let place: ElementPath
    /// How many there were once.
    let once: Int
    /// How many there were another time.
    let again: Int
  }

  /// Takes note of what was there on one of two screens only that the same deeds led to: rows, by
  /// their number, and what stands in no row, by its words.
  ///
  /// Nothing can be seen through by that; it is told.
  mutating func count(on one: AuditedScreen, _ other: AuditedScreen) {
    guard !one.elementsLeftOut, !other.elementsLeftOut else { return }
    let (rows, otherRows) = (RowCounts(on: one), RowCounts(on: other))
    for place in rows.places + otherRows.places where rows[place] != otherRows[place] {
      add(Count(place: place, once: rows[place], again: otherRows[place]))
    }
    let gone = one.elements.filter { other[$0.id] == nil && ElementPath($0.id).row == nil }
    let come = other.elements.filter { one[$0.id] == nil && ElementPath($0.id).row == nil }
    for index in 0..<max(gone.count, come.count) {
      let (one, other) = (gone.dropFirst(index).first, come.dropFirst(index).first)
      guard let id = (one ?? other)?.id else { continue }
      addPresence(
        Words(
          place: ElementPath(id).nameless, once: one.map(Self.words) ?? "",
          again: other.map(Self.words) ?? ""))
    }
  }

  private static func words(of element: AuditedElement) -> String {
    element.name ?? element.spoken
  }
}

extension ElementPath {
  /// The rows around this, outermost first.
  fileprivate var rows: [ElementPath] {
    steps.indices.filter { steps[$0].hasPrefix("[") }.map {
      ElementPath(steps: Array(steps[...$0]))
    }
  }
}
