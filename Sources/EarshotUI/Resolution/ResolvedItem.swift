import EarshotTree

/// What a view exposes: an element, a container of such things, or rows to be asked for.
public struct _ResolvedItem {
  enum Kind {
    case element(ResolvedElement)
    indirect case container(AccessibilityContainer, [_ResolvedItem])
    indirect case rows(RowsNode, [Adjustment])
  }

  /// A change that modifiers outside of rows make to each element in them.
  typealias Adjustment = @MainActor (ResolvedElement) -> ResolvedElement

  var kind: Kind
  /// How early the item is read among those beside it; the higher, the earlier.
  var sortPriority = 0.0

  init(_ kind: Kind) { self.kind = kind }

  static func element(_ element: ResolvedElement) -> Self { Self(.element(element)) }

  /// Whether the item only stands for something that has no words of its own.
  var isLatent: Bool {
    guard case .element(let element) = kind else { return false }
    return element.isLatent
  }

  /// Something else at the same place in the order.
  fileprivate var isModal: Bool {
    guard case .container(let container, _) = kind else { return false }
    return container.kind == .modal
  }

  func replaced(by kind: Kind) -> Self {
    var item = self
    item.kind = kind
    return item
  }
}

extension [_ResolvedItem] {
  /// The last modal container alone, if there is one; else everything.
  var withoutSiblingsOfModal: [_ResolvedItem] {
    for item in reversed() where item.isModal { return [item] }
    return self
  }

  /// Makes a change to each element, now or, for rows, when they are asked for.
  @MainActor
  func adjusting(_ change: @escaping _ResolvedItem.Adjustment) -> [_ResolvedItem] {
    var adjusted = self
    for (place, item) in enumerated() {
      switch item.kind {
      case .element(let element): adjusted[place].kind = .element(change(element))
      case .container(let container, let items):
        adjusted[place].kind = .container(container, items.adjusting(change))
      case .rows(let rows, let changes): adjusted[place].kind = .rows(rows, changes + [change])
      }
    }
    return adjusted
  }

  /// Whether anything here has actions of a swipe; rows that are realised on demand are not asked.
  var offerSwipes: Bool {
    contains { item in
      switch item.kind {
      case .element(let element): element.actions.contains(where: \.isSwiped)
      case .container(_, let items): items.offerSwipes
      case .rows: false
      }
    }
  }

  /// The items by sort priority; those of the same keep their order.
  var inReadingOrder: [_ResolvedItem] {
    for item in self where item.sortPriority != 0 { return sortedByPriority }
    return self
  }

  private var sortedByPriority: [_ResolvedItem] {
    enumerated().sorted { left, right in
      let priorities = (left.element.sortPriority, right.element.sortPriority)
      return priorities.0 == priorities.1
        ? left.offset < right.offset : priorities.0 > priorities.1
    }.map(\.element)
  }

  /// The elements in reading order; realises every row.
  @MainActor
  var allElements: [ResolvedElement] {
    var elements: [ResolvedElement] = []
    elements.reserveCapacity(count)
    for item in inReadingOrder {
      switch item.kind {
      case .element(let element): elements.append(element)
      case .container(_, let items): elements += items.allElements
      case .rows(let rows, let changes):
        for element in rows.allItems().allElements {
          elements.append(changes.reduce(element) { element, change in change(element) })
        }
      }
    }
    return elements
  }
}
