import EarshotTree

/// Where the cursor is, and what was known there when something was said last.
struct Focus {
  /// The element as it was last heard; where it is now, only the source knows.
  var element: AccessibilityElement
  /// The containers around the element, innermost first.
  var containers: [AccessibilityContainer]
  /// What stands around the element, should it go away.
  var neighbourhood = Neighbourhood()
  /// The rules by which the cursor came here.
  var arrival: [AccessibilityRule] = []

  var isTab: Bool { containers.contains { $0.kind == .tabBar } }

  /// Whether the element may have a place in what surrounds it.
  var mayHavePosition: Bool {
    containers.contains { container in
      switch container.kind {
      case .series, .tabBar, .list, .landmark: true
      case .table, .group, .modal: false
      }
    }
  }

  /// Whether the element may be a cell of a table.
  var mayBeCell: Bool {
    containers.contains { container in
      if case .table = container.kind { true } else { false }
    }
  }

  /// The names of the containers that somebody enters who comes from elsewhere, outermost first.
  func entered(from other: Focus?) -> [String] {
    let left = Set(other?.containers.map(\.id) ?? [])
    return containers.reversed().filter { !left.contains($0.id) }.compactMap(\.label)
  }
}
