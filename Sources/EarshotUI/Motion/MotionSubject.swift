import EarshotTree

/// What moves, by the name that somebody would give it.
struct MotionSubject {
  let name: String
  let element: AccessibilityElement.ID?

  /// Names what is exposed; rows that are realised on demand are not realised for it.
  @MainActor
  init(of items: [_ResolvedItem]) {
    let elements = Self.elements(in: items)
    let named = elements.filter { $0.label?.isEmpty == false }
    element = (named.first ?? elements.first { !$0.isLatent })?.id
    guard let label = named.first?.label else {
      name = elements.isEmpty ? "a view" : elements.allSatisfy(\.isLatent) ? "a shape" : "a picture"
      return
    }
    let others = named.count - 1
    name = Self.shortened(label) + (others > 0 ? " and \(others) more" : "")
  }

  @MainActor
  private static func elements(in items: [_ResolvedItem]) -> [ResolvedElement] {
    items.flatMap { item in
      switch item.kind {
      case .element(let element): [element]
      case .container(_, let items): elements(in: items)
      case .rows: [ResolvedElement]()
      }
    }
  }

  /// A few words are enough to know a message again.
  private static func shortened(_ label: String) -> String {
    let limit = 40
    guard label.count > limit else { return label }
    let start = label.prefix(limit)
    let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
    return words + "…"
  }
}
