import EarshotTree

/// The views to which a rotor may lead, by what they are known by.
@MainActor
struct RotorTargets {
  private var identified: [AnyHashable: _ViewNode] = [:]
  private var marked: [RotorMark: _ViewNode] = [:]
  private var linked: [RotorMark: [_ViewNode]] = [:]
  private var lazyRows: [RowsNode] = []

  /// Looks at every view that is realised.
  init(searching node: _ViewNode) { collect(node) }

  /// The first element at an entry's place; rows are realised for it.
  func target(of entry: _RotorEntry) -> AccessibilityElement.ID? {
    guard let id = entry.id else { return nil }
    if let namespace = entry.namespace {
      return marked[RotorMark(id: id, namespace: namespace)]?.firstExposedID
    }
    if let node = identified[id] { return node.firstExposedID }
    return lazyRows.lazy.compactMap { $0.row(identifiedBy: id) }.first?.firstExposedID
  }

  /// The first elements of the views of a linked group, without that of one of them.
  func targets(
    linkedBy mark: RotorMark, except node: _ViewNode
  ) -> [AccessibilityElement.ID] {
    (linked[mark] ?? []).filter { $0 !== node }.compactMap(\.firstExposedID)
  }

  private mutating func collect(_ node: _ViewNode) {
    if let id = node.rowIdentity, identified[id] == nil { identified[id] = node }
    for memory in node.memory {
      if let id = (memory as? any IdentityKeeping)?.identity { identified[id] = node }
      if let mark = (memory as? RotorEntryMemory)?.mark { marked[mark] = node }
      if let mark = (memory as? LinkMemory)?.mark { linked[mark, default: []].append(node) }
    }
    for child in node.children { collect(child) }
    guard let rows = node as? RowsNode else { return }
    lazyRows.append(rows)
    for row in rows.realisedRows { collect(row) }
  }
}

/// What a view is known by in a space of names.
struct RotorMark: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// Remembers what a view is known by.
final class RotorEntryMemory {
  var mark: RotorMark?
}

/// Something a node remembers that is the identity of what stands there.
@MainActor
protocol IdentityKeeping: AnyObject {
  var identity: AnyHashable? { get }
}

extension _ViewNode {
  /// The first element that is exposed here.
  fileprivate var firstExposedID: AccessibilityElement.ID? { exposedItems.items.firstID }
}

extension [_ResolvedItem] {
  @MainActor
  fileprivate var firstID: AccessibilityElement.ID? {
    for item in inReadingOrder {
      switch item.kind {
      case .element(let element): if !element.isLatent { return element.id }
      case .container(_, let items): if let id = items.firstID { return id }
      case .rows(let rows, _):
        if let id = rows.row(at: 0)?.exposedItems.items.firstID { return id }
      }
    }
    return nil
  }
}
