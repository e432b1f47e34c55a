import EarshotTree

/// The walk over the views that finds what they expose, made to find what they draw.
///
/// While it goes on, everything is resolved anew and nothing of it is kept, so that what is exposed
/// stays as it is. Elements stand for what is drawn then, and what matters only to assistive
/// technology leaves its trace on them and changes nothing else.
@MainActor
final class DrawingWalk {
  /// The walk that goes on now.
  private(set) static var current: DrawingWalk?
  /// Whether what is resolved now is what is drawn.
  static var isOn: Bool { current != nil }

  private let rowLimit: Int
  /// The rows that were met, by what holds them.
  private var rows: [ObjectIdentifier: [EvaluatingNode]] = [:]
  /// How many rows were passed over because there are so many.
  private(set) var rowsLeftOut = 0
  /// What is there and fully transparent, and not kept from assistive technology besides.
  private(set) var transparent: [ResolvedElement] = []
  private var isHiding = false

  init(rowLimit: Int) { self.rowLimit = max(rowLimit, 0) }

  /// What is drawn at a node, in the order of the structure.
  func elements(at node: _ViewNode) -> [ResolvedElement] {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return node.exposedItems.items.drawnElements
  }

  /// The elements of a list that are exposed; of rows, those in the ones that were met.
  func exposedIDs(in list: ReadingList) -> Set<AccessibilityElement.ID> {
    var ids: Set<AccessibilityElement.ID> = []
    for place in 0..<list.count {
      switch list.entry(at: place) {
      case .element(let element): ids.insert(element.id)
      case .rows(let entry):
        for row in rows[ObjectIdentifier(entry.node)] ?? [] {
          ids.formUnion(exposedIDs(in: ReadingList(row.exposedItems)))
        }
      case nil: continue
      }
    }
    return ids
  }

  /// What is drawn of rows that are realised on demand; each is a stretch of its own, as it is when it
  /// is read.
  func items(of rows: RowsNode) -> [_ResolvedItem] {
    let count = min(rowLimit, rows.rowCount)
    rowsLeftOut += rows.rowCount - count
    return (0..<count).compactMap { index in
      guard let row = pausing({ rows.drawnRow(at: index) }) else { return nil }
      self.rows[ObjectIdentifier(rows), default: []].append(row)
      let id = AccessibilityElement.ID(rawValue: row.path)
      return _ResolvedItem(
        .container(AccessibilityContainer(id: id, kind: .group), row.exposedItems.items))
    }
  }

  /// Resolves what the app keeps from assistive technology.
  func hiding(_ code: () -> [_ResolvedItem]) -> [_ResolvedItem] {
    let outer = isHiding
    isHiding = true
    defer { isHiding = outer }
    return code()
  }

  /// Notes what is there and fully transparent.
  func noteTransparent(_ items: [_ResolvedItem]) {
    guard !isHiding else { return }
    transparent += items.drawnElements.filter { $0.drawing?.isHidden == false }
  }

  /// Realising a row evaluates views, which is none of the walk's business.
  private func pausing<Result>(_ code: () -> Result) -> Result {
    Self.current = nil
    defer { Self.current = self }
    return code()
  }
}
