/// What rows are called in an exploration that have another identity each time a screen is opened:
/// by the order in which they stand on the opened screen, and those that come later by what they
/// are and by the order in which they come.
struct RowNames: Hashable, Sendable {
  /// A row with what it shows when it comes.
  private struct Known: Hashable, Sendable {
    let name: String
    let look: [String]
    let isOpened: Bool
  }

  private var known: [ElementPath: [Known]] = [:]

  /// A name for a row at a place, which is the place of its container with what is around it named.
  ///
  /// The same row has the same name on each screen; a screen has each name once.
  mutating func name(
    ofRowLooking look: [String], at place: ElementPath, besides taken: Set<String>, isOpened: Bool
  ) -> String {
    let rows = known[place, default: []]
    let same = rows.first { row in
      !taken.contains(row.name) && row.isOpened == isOpened && (isOpened || row.look == look)
    }
    if let same { return same.name }
    let name = "#\(rows.count + 1)"
    known[place, default: []].append(Known(name: name, look: look, isOpened: isOpened))
    return name
  }
}
