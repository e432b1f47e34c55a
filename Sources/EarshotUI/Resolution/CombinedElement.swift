import EarshotTree

/// One element made of several.
@MainActor
enum CombinedElement {
  /// The traits that a combined element takes over from its children.
  private static let carried: TreeTraits = [
    .button, .link, .header, .selected, .notEnabled, .switchButton, .adjustable,
    .updatesFrequently, .playsSound, .startsMediaSession,
  ]

  /// Combines what is exposed, in reading order.
  static func combine(_ items: [_ResolvedItem], in context: _ResolveContext) -> ResolvedElement {
    let children = items.allElements.filter { !$0.isLatent }
    let element = context.makeElement()
    addWords(of: children, to: element)
    addTraits(of: children, to: element)
    addActions(of: children, to: element)
    addTouches(of: children, to: element)
    element.customContent = children.flatMap(\.customContent)
    return element
  }

  private static func addWords(of children: [ResolvedElement], to element: ResolvedElement) {
    let speaking = children.filter { !$0.traits.contains(.image) && !$0.isControl }
    element.label = joined(speaking.compactMap(\.label))
    element.value = joined(children.filter { !$0.traits.contains(.image) }.compactMap(\.value))
    element.rules.append(.combineLabels)
    if element.value != nil { element.rules.append(.combineValues) }
    if children.contains(where: { $0.traits.contains(.image) }) {
      element.rules.append(.combineImages)
    }
    if children.contains(where: \.isControl) { element.rules.append(.combineControls) }
  }

  private static func addTraits(of children: [ResolvedElement], to element: ResolvedElement) {
    let all = children.reduce(into: TreeTraits()) { $0.formUnion($1.traits) }
    element.traits = all.intersection(carried)
    if element.traits.contains(.header) { element.rules.append(.combineHeading) }
  }

  /// The first control is what a double tap does; the others, and every child's own actions, are
  /// offered by name, in reading order.
  private static func addActions(of children: [ResolvedElement], to element: ResolvedElement) {
    let primary = children.first { $0.isControl && $0.activation != nil }
    element.activation = primary?.activation ?? children.first { $0.activation != nil }?.activation
    element.escape = children.lazy.compactMap(\.escape).first
    element.magicTap = children.lazy.compactMap(\.magicTap).first
    if primary != nil { element.rules.append(.combineActivation) }
    let offering = children.filter { ($0.isControl && $0 !== primary) || !$0.actions.isEmpty }
    guard !offering.isEmpty else { return }
    element.rules.append(.combineActions)
    element.actions.append(
      .combined {
        offering.flatMap { child in
          (child === primary ? [] : [child.isControl ? child.asAction : nil].compactMap(\.self))
            + child.offeredActions
        }
      })
  }

  private static func addTouches(of children: [ResolvedElement], to element: ResolvedElement) {
    element.tap = children.lazy.compactMap(\.tap).first
    element.longPress = children.lazy.compactMap(\.longPress).first
    element.acceptsTouches = children.isEmpty || children.contains(where: \.acceptsTouches)
  }

  private static func joined(_ parts: [String]) -> String? {
    parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension ResolvedElement {
  /// Whether the element acts when it is activated, and so keeps its words to itself in a
  /// combination.
  fileprivate var isControl: Bool { !traits.isDisjoint(with: [.button, .link]) }
}
