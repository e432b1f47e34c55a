import EarshotTree

/// What a view exposes: an element, a container of such things, or rows to be asked for.
public struct _ResolvedItem {
  enum Kind {
    case element(ResolvedElement)
    case container(AccessibilityContainer, [_ResolvedItem])
    case rows(RowsNode, [Adjustment])
  }

  /// A change that modifiers outside of rows make to each element in them.
  typealias Adjustment = @MainActor (ResolvedElement) -> ResolvedElement

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  static func element(_ element: ResolvedElement) -> Self { Self(.element(element)) }
}

extension [_ResolvedItem] {
  /// The last modal container alone, if there is one; else everything.
  var withoutSiblingsOfModal: [_ResolvedItem] {
    let modal = last { item in
      guard case .container(let container, _) = item.kind else { return false }
      return container.kind == .modal
    }
    return modal.map { [$0] } ?? self
  }

  /// Makes a change to each element, now or, for rows, when they are asked for.
  @MainActor
  func adjusting(_ change: @escaping _ResolvedItem.Adjustment) -> [_ResolvedItem] {
    map { item in
      switch item.kind {
      case .element(let element): .element(change(element))
      case .container(let container, let items):
        _ResolvedItem(.container(container, items.adjusting(change)))
      case .rows(let rows, let changes): _ResolvedItem(.rows(rows, changes + [change]))
      }
    }
  }

  /// The elements in reading order; realises every row.
  @MainActor
  var allElements: [ResolvedElement] {
    flatMap { item -> [ResolvedElement] in
      switch item.kind {
      case .element(let element): [element]
      case .container(_, let items): items.allElements
      case .rows(let rows, let changes):
        rows.allItems().allElements.map { element in
          changes.reduce(element) { element, change in change(element) }
        }
      }
    }
  }
}
