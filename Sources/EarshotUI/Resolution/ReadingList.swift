import EarshotTree

/// What is exposed in one stretch, in reading order: the whole screen, or one row.
@MainActor
final class ReadingList {
  enum Entry {
    case element(ResolvedElement)
    case rows(RowsEntry)
  }

  /// A row, and the rows it is one of, which keep its list.
  struct Row {
    weak var entry: RowsEntry?
    let node: EvaluatingNode
  }

  /// What the list was made from.
  let source: ResolvedList
  private(set) var entries: [Entry] = []
  private var containers: [AccessibilityElement.ID: AccessibilityContainer] = [:]
  private var containerIDs: [AccessibilityElement.ID?] = []
  /// Where each element stands; made when somebody asks.
  private lazy var places = placesOfElements()
  /// The row that the list belongs to, unless it is the whole screen.
  let row: Row?

  init(
    _ source: ResolvedList, adjustments: [_ResolvedItem.Adjustment] = [],
    row: Row? = nil,
    around container: AccessibilityElement.ID? = nil
  ) {
    self.source = source
    self.row = row
    let items = adjustments.reduce(source.items) { items, change in items.adjusting(change) }
    entries.reserveCapacity(items.count)
    containerIDs.reserveCapacity(items.count)
    append(items, in: container)
  }

  /// The place of an element, if it stands in this list itself and not in a row.
  func place(of id: AccessibilityElement.ID) -> Int? { places[id] }

  /// Takes the places of elements over from a list in which the same ones stand at the same places.
  func takePlaces(from other: ReadingList) { places = other.places }

  private func placesOfElements() -> [AccessibilityElement.ID: Int] {
    var places: [AccessibilityElement.ID: Int] = [:]
    places.reserveCapacity(entries.count)
    for (place, entry) in entries.enumerated() {
      if case .element(let element) = entry { places[element.id] = place }
    }
    return places
  }

  /// The container directly around an entry.
  func container(around place: Int) -> AccessibilityElement.ID? { containerIDs[place] }

  /// Where an entry stands among those directly in the same container.
  func position(at place: Int) -> AccessibilityPosition {
    let members = containerIDs.indices.filter { containerIDs[$0] == containerIDs[place] }
    return AccessibilityPosition(members.prefix { $0 <= place }.count, of: members.count)
  }

  /// Finds a container here or in the rows below.
  func container(_ id: AccessibilityElement.ID) -> AccessibilityContainer? {
    if let container = containers[id] { return container }
    for case .rows(let rows) in entries {
      if let container = rows.container(id) { return container }
    }
    return nil
  }

  /// The first element from a place on.
  func firstElement(from place: Int) -> ReadingPosition? {
    for place in place..<max(place, entries.count) {
      switch entries[place] {
      case .element: return ReadingPosition(list: self, place: place)
      case .rows(let rows):
        if let position = rows.firstElement(from: 0) { return position }
      }
    }
    return nil
  }

  /// The last element before a place.
  func lastElement(before place: Int) -> ReadingPosition? {
    for place in (0..<place).reversed() {
      switch entries[place] {
      case .element: return ReadingPosition(list: self, place: place)
      case .rows(let rows):
        if let position = rows.lastElement(before: rows.node.rowCount) { return position }
      }
    }
    return nil
  }

  /// Finds an element here or in the rows below.
  func position(of id: AccessibilityElement.ID) -> ReadingPosition? {
    if let place = places[id] { return ReadingPosition(list: self, place: place) }
    for case .rows(let rows) in entries {
      if let position = rows.position(of: id) { return position }
    }
    return nil
  }

  private func append(_ items: [_ResolvedItem], in container: AccessibilityElement.ID?) {
    for item in items.withoutSiblingsOfModal.inReadingOrder {
      switch item.kind {
      case .element(let element) where element.isLatent: continue
      case .element(let element):
        append(.element(element), in: container)
      case .rows(let node, let adjustments):
        let rows = RowsEntry(node, adjustments: adjustments, list: self, place: entries.count)
        append(.rows(rows), in: container)
      case .container(var inner, let items):
        inner.parent = container
        containers[inner.id] = inner
        append(items, in: inner.id)
      }
    }
  }

  private func append(_ entry: Entry, in container: AccessibilityElement.ID?) {
    entries.append(entry)
    containerIDs.append(container)
  }
}
