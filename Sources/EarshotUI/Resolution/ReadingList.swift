import EarshotTree

/// What is exposed in one stretch, in reading order: the whole screen, or one row.
@MainActor
final class ReadingList {
  /// What stands at a place.
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
  /// What is read, one after another; the source's own items where those can be read as they are.
  private var items: [_ResolvedItem]
  /// The rows that stand at some of the places.
  private(set) var rows: [Int: RowsEntry] = [:]
  private var containers: [AccessibilityElement.ID: AccessibilityContainer] = [:]
  /// The container around the whole list.
  private let outerContainer: AccessibilityElement.ID?
  /// The container directly around each place, unless none has another than the whole list.
  private var containerIDs: [AccessibilityElement.ID?]?
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
    outerContainer = container
    items = adjustments.reduce(source.items) { items, change in items.adjusting(change) }
    if !items.areReadAsTheyAre { takeApart() }
  }

  /// How many entries there are.
  var count: Int { items.count }

  /// What stands at a place.
  func entry(at place: Int) -> Entry? {
    switch items[place].kind {
    case .element(let element): .element(element)
    case .rows: rows[place].map(Entry.rows)
    case .container: nil
    }
  }

  /// The place of an element, if it stands in this list itself and not in a row.
  func place(of id: AccessibilityElement.ID) -> Int? { places[id] }

  private func placesOfElements() -> [AccessibilityElement.ID: Int] {
    var places: [AccessibilityElement.ID: Int] = [:]
    places.reserveCapacity(items.count)
    for (place, item) in items.enumerated() {
      if case .element(let element) = item.kind { places[element.id] = place }
    }
    return places
  }

  /// The container directly around an entry.
  func container(around place: Int) -> AccessibilityElement.ID? {
    containerIDs.map { $0[place] } ?? outerContainer
  }

  /// Where an entry stands among those directly in the same container.
  func rank(at place: Int) -> (place: Int, count: Int) {
    let container = container(around: place)
    let members = items.indices.filter { self.container(around: $0) == container }
    return (members.prefix { $0 <= place }.count, members.count)
  }

  /// Finds a container here or in the rows below.
  func container(_ id: AccessibilityElement.ID) -> AccessibilityContainer? {
    if let container = containers[id] { return container }
    return rows.values.lazy.compactMap { $0.container(id) }.first
  }

  /// The first element from a place on.
  func firstElement(from place: Int) -> ReadingPosition? {
    for place in place..<max(place, count) {
      switch entry(at: place) {
      case .element: return ReadingPosition(list: self, place: place)
      case .rows(let rows):
        if let position = rows.firstElement(from: 0) { return position }
      case nil: continue
      }
    }
    return nil
  }

  /// The last element before a place.
  func lastElement(before place: Int) -> ReadingPosition? {
    for place in (0..<place).reversed() {
      switch entry(at: place) {
      case .element: return ReadingPosition(list: self, place: place)
      case .rows(let rows):
        if let position = rows.lastElement(before: rows.node.rowCount) { return position }
      case nil: continue
      }
    }
    return nil
  }

  /// Finds an element here or in the rows below.
  func position(of id: AccessibilityElement.ID) -> ReadingPosition? {
    if let place = places[id] { return ReadingPosition(list: self, place: place) }
    return rows.values.lazy.compactMap { $0.position(of: id) }.first
  }

  /// Lists what is inside containers, and leaves out what only stands for something.
  private func takeApart() {
    let exposed = items
    items = []
    containerIDs = []
    append(exposed, in: outerContainer)
  }

  private func append(_ exposed: [_ResolvedItem], in container: AccessibilityElement.ID?) {
    for item in exposed.withoutSiblingsOfModal.inReadingOrder {
      switch item.kind {
      case .element(let element) where element.isLatent: continue
      case .element: append(item, in: container)
      case .rows(let node, let adjustments):
        rows[items.count] = RowsEntry(
          node, adjustments: adjustments, list: self, place: items.count)
        append(item, in: container)
      case .container(var inner, let items):
        inner.parent = container
        containers[inner.id] = inner
        append(items, in: inner.id)
      }
    }
  }

  private func append(_ item: _ResolvedItem, in container: AccessibilityElement.ID?) {
    items.append(item)
    containerIDs?.append(container)
  }
}

extension ReadingList {
  /// Which elements stand where another list has others.
  ///
  /// Most often one of many is another; so what is the same at both ends is passed over.
  func elements(
    otherThanIn former: ReadingList
  ) -> (former: [ResolvedElement], current: [ResolvedElement]) {
    var start = 0
    while start < min(former.count, count), former.items[start].isSame(as: items[start]) {
      start += 1
    }
    var (formerEnd, end) = (former.count, count)
    while min(formerEnd, end) > start, former.items[formerEnd - 1].isSame(as: items[end - 1]) {
      formerEnd -= 1
      end -= 1
    }
    let others = (
      former: former.items[start..<formerEnd].compactMap(\.ownElement),
      current: items[start..<end].compactMap(\.ownElement)
    )
    let areOnlyElements = others.former.count == end - start && others.current.count == end - start
    if formerEnd == end, areOnlyElements,
      zip(others.former, others.current).allSatisfy({ $0.id == $1.id })
    {
      takePlaces(from: former)
    }
    return others
  }

  /// Takes over where elements stand from a list in which the same ones stand at the same places.
  private func takePlaces(from former: ReadingList) { places = former.places }
}

extension _ResolvedItem {
  fileprivate var ownElement: ResolvedElement? {
    guard case .element(let element) = kind else { return nil }
    return element
  }

  fileprivate func isSame(as other: Self) -> Bool {
    switch (kind, other.kind) {
    case (.element(let left), .element(let right)): left === right
    case (.rows(let left, _), .rows(let right, _)): left === right
    default: false
    }
  }
}

extension [_ResolvedItem] {
  /// Whether all of them are elements that are read in this order.
  fileprivate var areReadAsTheyAre: Bool {
    for item in self {
      guard case .element(let element) = item.kind, !element.isLatent, item.sortPriority == 0
      else { return false }
    }
    return true
  }
}
