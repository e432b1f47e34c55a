import EarshotTree

/// What is exposed otherwise than before, by identity.
///
/// Of lazy rows only those are compared that somebody has read; nobody knows what the others said.
@MainActor
struct ExposureDifference {
  private(set) var changes: [AccessibilityChange] = []
  private var removed: Set<AccessibilityElement.ID> = []

  private let told: ToldElements

  init(from former: ReadingList, to current: ReadingList, told: ToldElements) {
    self.told = told
    compare(former, current)
  }

  private mutating func compare(_ former: ReadingList, _ current: ReadingList) {
    if former !== current { compareElements(former, current) }
    compareRows(former, current)
  }

  /// Most often one element of many is another; so what is the same at both ends is passed over.
  private mutating func compareElements(_ former: ReadingList, _ current: ReadingList) {
    let start = Self.lengthOfSameStart(former.entries, current.entries)
    let end = Self.lengthOfSameStart(
      former.entries[start...].reversed(), current.entries[start...].reversed())
    let (before, now) = (
      former.entries[start...].dropLast(end), current.entries[start...].dropLast(end)
    )
    if before.count == now.count, zip(before, now).allSatisfy({ $0.elementID == $1.elementID }) {
      current.takePlaces(from: former)
    }
    compareElements(before.compactMap(\.element), now.compactMap(\.element))
  }

  private static func lengthOfSameStart(
    _ left: some Sequence<ReadingList.Entry>, _ right: some Sequence<ReadingList.Entry>
  ) -> Int {
    var length = 0
    for (left, right) in zip(left, right) {
      guard left.isSame(as: right) else { break }
      length += 1
    }
    return length
  }

  private mutating func compareElements(_ former: [ResolvedElement], _ current: [ResolvedElement]) {
    let formerElements = Dictionary(former.map { ($0.id, $0) }) { $1 }
    let currentIDs = Set(current.map(\.id))
    for element in former where !currentIDs.contains(element.id) { remove(element.id) }
    for element in current {
      guard let before = formerElements[element.id] else {
        changes.append(.inserted(element.id))
        continue
      }
      if before !== element, told.isTold(element, otherwiseThan: before) {
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

extension ReadingList.Entry {
  fileprivate var element: ResolvedElement? {
    guard case .element(let element) = self else { return nil }
    return element
  }

  fileprivate var elementID: AccessibilityElement.ID? { element?.id }

  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.element(let left), .element(let right)): left === right
    case (.rows(let left), .rows(let right)): left.node === right.node
    default: false
    }
  }
}
