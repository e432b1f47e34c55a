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
    if former !== current {
      let others = current.elements(otherThanIn: former)
      compareElements(others.former, others.current)
    }
    compareRows(former, current)
  }

  private mutating func compareElements(_ former: [ResolvedElement], _ current: [ResolvedElement]) {
    guard !haveSameIDs(former, current) else {
      for (before, element) in zip(former, current) { noteUpdate(of: before, to: element) }
      return
    }
    let formerElements = Dictionary(former.map { ($0.id, $0) }) { $1 }
    let currentIDs = Set(current.map(\.id))
    for element in former where !currentIDs.contains(element.id) { remove(element.id) }
    for element in current {
      guard let before = formerElements[element.id] else {
        changes.append(.inserted(element.id))
        continue
      }
      noteUpdate(of: before, to: element)
    }
  }

  /// Whether the same elements stand in the same order, as after most changes.
  private func haveSameIDs(_ former: [ResolvedElement], _ current: [ResolvedElement]) -> Bool {
    guard former.count == current.count else { return false }
    for (before, element) in zip(former, current) where before.id != element.id { return false }
    return true
  }

  private mutating func noteUpdate(of former: ResolvedElement, to current: ResolvedElement) {
    guard former !== current, told.isTold(current, otherwiseThan: former) else { return }
    changes.append(.updated(current.id))
  }

  private mutating func compareRows(_ former: ReadingList, _ current: ReadingList) {
    let currentEntries = Dictionary(
      current.rows.values.map { (ObjectIdentifier($0.node), $0) }, uniquingKeysWith: { $1 })
    for (_, formerEntry) in former.rows.sorted(by: { $0.key < $1.key }) {
      guard let entry = currentEntries[ObjectIdentifier(formerEntry.node)] else {
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
    for place in 0..<list.count {
      switch list.entry(at: place) {
      case .element(let element): remove(element.id)
      case .rows(let rows): for (_, list) in rows.allReadLists { removeAll(in: list) }
      case nil: continue
      }
    }
  }

  /// A row that left its window and was read again has been read twice.
  private mutating func remove(_ id: AccessibilityElement.ID) {
    if removed.insert(id).inserted { changes.append(.removed(id)) }
  }
}
