import EarshotTree

/// Says whether a group is open.
struct DisclosureChange: ElementChange {
  static var rule: UIRule { .disclosure }
  let isExpanded: Bool

  func apply(to element: ResolvedElement) {
    element.changeRarities { $0.expandedStatus = isExpanded ? .expanded : .collapsed }
    element.hint = isExpanded ? SystemHint.collapses : SystemHint.expands
  }
}
