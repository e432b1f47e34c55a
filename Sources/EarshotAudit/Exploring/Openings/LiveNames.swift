import EarshotTree

/// The names of what is exposed on one screen that is open.
@MainActor
final class LiveNames {
  private let shared: ScreenNames
  /// The names that were given, by the identities as the source has them.
  private var steps: [ElementPath: Substring] = [:]
  private var taken: [ElementPath: Set<String>] = [:]
  private var named: [AccessibilityElement.ID: AccessibilityElement.ID] = [:]
  private var sources: [AccessibilityElement.ID: AccessibilityElement.ID] = [:]
  private var isOpened = true

  init(_ shared: ScreenNames) { self.shared = shared }

  /// Whether every identity is a name already.
  var areIdentities: Bool { shared.areIdentities }

  /// A screen with everything on it called by its name; what is new on it is given one.
  func name(_ screen: AuditedScreen) -> AuditedScreen {
    guard !shared.areIdentities else { return screen }
    giveNames(to: screen)
    isOpened = false
    return AuditedScreen(
      elements: screen.elements.map(name), containers: screen.containers.map(name),
      drawn: screen.drawn.map { drawn in
        DrawnContent(parts: drawn.parts.map(name), rowsLeftOut: drawn.rowsLeftOut)
      },
      language: screen.language, bounds: screen.bounds, elementsLeftOut: screen.elementsLeftOut)
  }

  /// The name of an identity; the identity where it has none.
  func name(of id: AccessibilityElement.ID) -> AccessibilityElement.ID {
    guard !shared.areIdentities, id.mayHoldNames else { return id }
    if let name = named[id] { return name }
    let path = ElementPath(id)
    return path.names.contains(where: shared.differences.isRenamed)
      ? AccessibilityElement.ID(name(of: path, looks: nil)) : id
  }

  /// The identity of what is called by a name.
  func source(of name: AccessibilityElement.ID) -> AccessibilityElement.ID { sources[name] ?? name }
}

extension LiveNames {
  private func giveNames(to screen: AuditedScreen) {
    let looks = looks(on: screen)
    let ids =
      screen.elements.map(\.id) + screen.containers.map(\.id)
      + (screen.drawn?.parts ?? []).flatMap { [$0.id] + [$0.tapReach].compactMap(\.self) }
    for id in ids where id.mayHoldNames && named[id] == nil {
      let path = ElementPath(id)
      guard path.names.contains(where: shared.differences.isRenamed) else { continue }
      let name = AccessibilityElement.ID(self.name(of: path, looks: looks))
      named[id] = name
      sources[name] = id
    }
  }

  /// What rows show that have no name yet.
  private func looks(on screen: AuditedScreen) -> [ElementPath: [String]] {
    var looks: [ElementPath: [String]] = [:]
    for element in screen.elements where element.id.mayHoldNames && named[element.id] == nil {
      let path = ElementPath(element.id)
      let steady = shared.differences.steadied(element.element)
      let look = [
        "\(path.nameless.steps)", steady.label ?? "", steady.value ?? "", "\(steady.traits)",
      ]
      for row in path.rows(where: shared.differences.isRenamed) { looks[row, default: []] += look }
    }
    return looks
  }

  /// The path with the names that were given; new ones are given where it is known what rows show.
  private func name(of path: ElementPath, looks: [ElementPath: [String]]?) -> ElementPath {
    let renamed = path.rows(where: shared.differences.isRenamed)
    var steps = path.steps
    for row in renamed {
      let index = row.steps.count - 1
      let place = ElementPath(steps: Array(steps[..<index]))
      if let step = self.steps[row] {
        steps[index] = step
      } else if let looks {
        let name = shared.rows.name(
          ofRowLooking: looks[row] ?? [], at: place, besides: taken[place] ?? [],
          isOpened: isOpened)
        taken[place, default: []].insert(name)
        steps[index] = ElementPath.step(like: steps[index], named: name)
        self.steps[row] = steps[index]
      }
    }
    return ElementPath(steps: steps)
  }

  private func name(_ element: AuditedElement) -> AuditedElement {
    var element = element
    element.element = element.element.identified(by: name(of: element.id))
    element.containers = element.containers.map(name)
    element.parts = []
    return element
  }

  private func name(_ container: AccessibilityContainer) -> AccessibilityContainer {
    AccessibilityContainer(
      id: name(of: container.id), kind: container.kind, label: container.label,
      parent: container.parent.map(name(of:)), presentation: container.presentation)
  }

  private func name(_ part: DrawnPart) -> DrawnPart {
    DrawnPart(
      id: name(of: part.id), kind: part.kind, words: part.words, tooltip: part.tooltip,
      touches: part.touches, tapReach: part.tapReach.map(name(of:)),
      elements: part.elements.map(name(of:)), isHidden: part.isHidden,
      isScaledToNothing: part.isScaledToNothing, paint: part.paint, offers: part.offers,
      size: part.size, view: part.view)
  }
}

extension LiveNames {
  /// A change with what it is about called by its name.
  func name(_ change: AccessibilityChange) -> AccessibilityChange {
    guard !shared.areIdentities else { return change }
    switch change {
    case .updated(let id): return .updated(name(of: id))
    case .inserted(let id): return .inserted(name(of: id))
    case .removed(let id): return .removed(name(of: id))
    case .posted(.layoutChanged(let focus)):
      return .posted(.layoutChanged(focus: focus.map(name(of:))))
    case .posted(.screenChanged(let focus)):
      return .posted(.screenChanged(focus: focus.map(name(of:))))
    case .motion(var event):
      event.element = event.element.map(name(of:))
      return .motion(event)
    case .posted(.announcement), .posted(.pageScrolled), .haptic, .fault, .unanswered: return change
    }
  }
}

extension ElementPath {
  /// What is named in the path and fulfils a condition, outermost first.
  fileprivate func rows(where isWanted: (Name) -> Bool) -> [ElementPath] {
    let named = steps.indices.filter { Self.isName(steps[$0]) }
    return zip(named, names).filter { isWanted($0.1) }.map {
      ElementPath(steps: Array(steps[...$0.0]))
    }
  }
}
