import EarshotTree

/// What is exposed otherwise than before, by identity.
///
/// Of lazy rows only those are compared that somebody has read; nobody knows what the others said.
@MainActor
struct ExposureDifference {
  private(set) var changes: [AccessibilityChange] = []
  private var removed: Set<AccessibilityElement.ID> = []

  init(from former: ReadingList, to current: ReadingList) {
    compare(former, current)
  }

  private mutating func compare(_ former: ReadingList, _ current: ReadingList) {
    if former !== current { compareElements(former, current) }
    compareRows(former, current)
  }

  private mutating func compareElements(_ former: ReadingList, _ current: ReadingList) {
    for case .element(let element) in former.entries where current.place(of: element.id) == nil {
      remove(element.id)
    }
    for case .element(let element) in current.entries {
      guard let place = former.place(of: element.id),
        case .element(let before) = former.entries[place]
      else {
        changes.append(.inserted(element.id))
        continue
      }
      if before !== element, element.isTold(otherwiseThan: before) {
        changes.append(.updated(element.id))
      }
    }
  }

  private mutating func compareRows(_ former: ReadingList, _ current: ReadingList) {
    let currentRows = rowsEntries(of: current)
    for (node, formerEntry) in rowsEntries(of: former) {
      guard let entry = currentRows[node] else {
        for (_, list) in formerEntry.allReadLists { removeAll(in: list) }
        continue
      }
      let lists = formerEntry.allReadLists
      formerEntry.forgetRowsThatLeft()
      for (row, list) in lists {
        guard row.isAttached else {
          if row.isGoneFromData { removeAll(in: list) }
          continue
        }
        compare(list, entry.list(of: row))
      }
    }
  }

  private mutating func removeAll(in list: ReadingList) {
    for entry in list.entries {
      switch entry {
      case .element(let element): remove(element.id)
      case .rows(let rows): for (_, list) in rows.allReadLists { removeAll(in: list) }
      }
    }
  }

  /// A row that left its window and was read again has been read twice.
  private mutating func remove(_ id: AccessibilityElement.ID) {
    if removed.insert(id).inserted { changes.append(.removed(id)) }
  }

  private func rowsEntries(of list: ReadingList) -> [ObjectIdentifier: RowsEntry] {
    var entries: [ObjectIdentifier: RowsEntry] = [:]
    for case .rows(let entry) in list.entries { entries[ObjectIdentifier(entry.node)] = entry }
    return entries
  }
}
