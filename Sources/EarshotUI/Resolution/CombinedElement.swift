import EarshotText
import EarshotTree

/// One element made of several.
@MainActor
enum CombinedElement {
  /// The traits that a combined element takes over from its children.
  private static let carried: TreeTraits = [
    .button, .link, .header, .selected, .notEnabled, .switchButton, .popUpButton,
    .pickerItem, .adjustable, .textEntry, .secureTextField, .textArea, .isEditing, .searchField,
    .updatesFrequently, .playsSound, .startsMediaSession, .keyboardKey, .summaryElement,
    .causesPageTurn, .allowsDirectInteraction,
  ]

  /// Combines what is exposed, in reading order.
  static func combine(_ items: [_ResolvedItem], in context: _ResolveContext) -> ResolvedElement {
    let children = items.allElements.filter { !$0.isLatent }
    let primary = children.first { $0.isControl && $0.actsWhenActivated }
    let element = context.makeElement()
    guard !children.isEmpty else { return nothing(element) }
    addTraits(of: children, primary: primary, to: element)
    addWords(of: children, primary: primary, to: element)
    addHints(of: children, primary: primary, to: element)
    addActions(of: children, primary: primary, to: element)
    addTouches(of: children, primary: primary, to: element)
    addRarities(of: children, to: element)
    return element
  }

  private static func nothing(_ element: ResolvedElement) -> ResolvedElement {
    element.isLatent = true
    element.rules.append(.combineNothing)
    return element
  }

  private static func addRarities(of children: [ResolvedElement], to element: ResolvedElement) {
    let rarities = children.compactMap(\.rarities)
    guard !rarities.isEmpty else { return }
    element.changeRarities { combined in
      combined.rotors = rarities.flatMap(\.rotors)
      combined.speechStyle = rarities.lazy.compactMap(\.speechStyle).first
      combined.scroll = rarities.lazy.compactMap(\.scroll).first
      combined.showMenu = rarities.lazy.compactMap(\.showMenu).first
      combined.focusTargets = rarities.flatMap(\.focusTargets)
      combined.customContent = rarities.flatMap(\.customContent)
      combined.headingLevel = rarities.lazy.compactMap(\.headingLevel).first
      combined.expandedStatus = rarities.lazy.compactMap(\.expandedStatus).first
      combined.textEntry = rarities.lazy.compactMap(\.textEntry).first
      combined.adjustment = rarities.lazy.compactMap(\.adjustment).first
      combined.escape = rarities.lazy.compactMap(\.escape).first
      combined.magicTap = rarities.lazy.compactMap(\.magicTap).first
    }
  }

  private static func addWords(
    of children: [ResolvedElement], primary: ResolvedElement?, to element: ResolvedElement
  ) {
    let images = children.filter { $0.traits.contains(.image) }
    let speaking = children.filter { !$0.traits.contains(.image) && !$0.isControl }
    element.label = speaking.compactMap(\.label).joinedWords
    element.value =
      children.filter { !$0.traits.contains(.image) }.compactMap(\.value).joinedWords
    element.rules.append(.combineLabels)
    if element.value != nil { element.rules.append(.combineValues) }
    guard element.label != nil else {
      return addOnlyWords(primary?.label, images: images, to: element)
    }
    if !images.isEmpty { element.rules.append(.combineImages) }
    if children.contains(where: \.isControl) { element.rules.append(.combineControls) }
  }

  /// The hint of a control that is offered as a named action goes with its words; what the system
  /// itself says of a control is no property of a child.
  private static func addHints(
    of children: [ResolvedElement], primary: ResolvedElement?, to element: ResolvedElement
  ) {
    let hinting = children.filter {
      $0 === primary || (!$0.isControl && !$0.traits.contains(.image))
    }
    let hints = hinting.compactMap(\.hint).filter { !SystemHint.all.contains($0) }
    element.hint = hints.joinedWords
    if element.hint != nil { element.rules.append(.combineHints) }
  }

  /// Words for an element that would have none.
  private static func addOnlyWords(
    _ label: String?, images: [ResolvedElement], to element: ResolvedElement
  ) {
    element.label = label
    if label == nil, !images.isEmpty {
      element.label = images.compactMap(\.label).joinedWords
      element.traits.insert(.image)
    }
    if element.label != nil { element.rules.append(.combineOnlyWords) }
  }

  private static func addTraits(
    of children: [ResolvedElement], primary: ResolvedElement?, to element: ResolvedElement
  ) {
    let all = children.reduce(into: TreeTraits()) { $0.formUnion($1.traits) }
    element.traits = all.intersection(carried)
    if element.traits.contains(.textEntry) { element.rules.append(.combineField) }
    if element.traits.contains(.header) { element.rules.append(.combineHeading) }
    guard all.contains(.notEnabled) else { return }
    element.rules.append(.combineDisabled)
    let isDimmed = primary?.isDisabled == true || children.allSatisfy(\.isDisabled)
    if !isDimmed { element.traits.remove(.notEnabled) }
  }

  /// The first control is what a double tap does; the others, and every child's own actions, are
  /// offered by name, in reading order.
  private static func addActions(
    of children: [ResolvedElement], primary: ResolvedElement?, to element: ResolvedElement
  ) {
    element.activation =
      primary.map(\.activation) ?? children.first { $0.activation != nil }?.activation
    if primary != nil { element.rules.append(.combineActivation) }
    let offering = children.filter { ($0.isControl && $0 !== primary) || !$0.actions.isEmpty }
    guard !offering.isEmpty else { return }
    element.rules.append(.combineActions)
    element.actions.append(
      .combined {
        offering.flatMap { child in
          guard !child.isDisabled || child === primary else { return [ResolvedAction]() }
          let own = child.isControl && child !== primary ? child.asAction : nil
          return (own.map { [$0] } ?? []) + child.offeredActions
        }
      })
  }

  /// A touch goes to the first child that takes it, or to the control that is activated.
  private static func addTouches(
    of children: [ResolvedElement], primary: ResolvedElement?, to element: ResolvedElement
  ) {
    let touched = children.filter(\.acceptsTouches)
    element.acceptsTouches = !touched.isEmpty
    let reached = touched.isEmpty ? children : touched
    element.tap = primary?.tap ?? reached.lazy.compactMap(\.tap).first
    element.longPress = reached.lazy.compactMap(\.longPress).first
  }
}

extension ResolvedElement {
  /// Whether the element acts when it is activated, and so keeps its words to itself in a
  /// combination.
  fileprivate var isControl: Bool { !traits.isDisjoint(with: [.button, .link, .popUpButton]) }

  fileprivate var isDisabled: Bool { traits.contains(.notEnabled) }

  fileprivate var actsWhenActivated: Bool { activation != nil || (tap != nil && acceptsTouches) }
}

extension [String] {
  /// The words that there are, with commas between them; white space is none.
  var joinedWords: String? {
    guard count != 1 else { return self[0].isInaudible ? nil : self[0] }
    let words = filter { !$0.isInaudible }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
