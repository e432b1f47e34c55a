package import EarshotTree

/// What a screen exposes, altered.
@MainActor
package final class AlteredSource: AccessibilitySource {
  private let original: any AccessibilitySource
  private let alteration: Alteration
  private let changesOfOriginal: AccessibilityChangeStream
  private let broadcaster = AccessibilityChangeBroadcaster()
  /// The identities in the original of what is exposed.
  private var originalIDs: [AccessibilityElement.ID: AccessibilityElement.ID] = [:]
  private var firstStates: [AccessibilityElement.ID: AccessibilityElement] = [:]
  private var elements: ElementList?
  /// Those that were there when somebody looked last; nil before that.
  private var known: Set<AccessibilityElement.ID>?

  package init(_ original: any AccessibilitySource, altered alteration: Alteration) {
    self.original = original
    self.alteration = alteration
    changesOfOriginal = original.changes()
  }

  package var clock: VirtualClock { original.clock }

  package var unsimulated: [String] { original.unsimulated }

  package func settle() {
    original.settle()
    elements = nil
    for change in changesOfOriginal.takeAll() {
      for altered in alteration.tell(change) { broadcaster.send(altered) }
    }
    if let greet = alteration.greet { tellOfArrivals(greet) }
  }

  private func tellOfArrivals(_ greet: (AccessibilityElement) -> [AccessibilityChange]) {
    let known = known ?? Set(list.elements.map(\.id))
    self.known = Set(list.elements.map(\.id))
    for element in list.elements where !known.contains(element.id) {
      for change in greet(element) { broadcaster.send(change) }
    }
  }

  package func changes() -> AccessibilityChangeStream { broadcaster.subscribe() }

  package func post(_ notification: AccessibilityNotification) { original.post(notification) }
}

// MARK: - Elements

extension AlteredSource {
  package func firstElement() -> AccessibilityElement? { list.elements.first }

  package func lastElement() -> AccessibilityElement? { list.elements.last }

  package func element(after id: AccessibilityElement.ID) -> AccessibilityElement? {
    list.element(after: id)
  }

  package func element(before id: AccessibilityElement.ID) -> AccessibilityElement? {
    list.element(before: id)
  }

  package func element(_ id: AccessibilityElement.ID) -> AccessibilityElement? { list[id] }

  package func summaryElement() -> AccessibilityElement? { original.summaryElement() }

  package func isRead(
    _ id: AccessibilityElement.ID, before other: AccessibilityElement.ID
  ) -> Bool? {
    guard let place = list.place(of: id), let otherPlace = list.place(of: other) else {
      return original.isRead(originalID(id), before: originalID(other))
    }
    return place < otherPlace
  }

  /// The screens that come with Earshot are short enough to be walked through at each change.
  private var list: ElementList {
    if let elements { return elements }
    let list = ElementList(alteration.expose(walk()).map(identified))
    elements = list
    return list
  }

  private func walk() -> [AccessibilityElement] {
    var elements: [AccessibilityElement] = []
    var next = original.firstElement()
    while let element = next {
      elements.append(aged(element))
      next = original.element(after: element.id)
    }
    return elements
  }

  private func aged(_ element: AccessibilityElement) -> AccessibilityElement {
    guard alteration.isStale else { return element }
    let first = firstStates[element.id, default: element]
    firstStates[element.id] = first
    return first
  }

  private func identified(_ element: AccessibilityElement) -> AccessibilityElement {
    let id = alteration.identify(element)
    originalIDs[id] = element.id
    return element.identified(by: id)
  }

  private func originalID(_ id: AccessibilityElement.ID) -> AccessibilityElement.ID {
    originalIDs[id] ?? id
  }
}

// MARK: - What is known of an element

extension AlteredSource {
  package func container(around id: AccessibilityElement.ID) -> AccessibilityContainer? {
    original.container(around: originalID(id))
  }

  package func position(of id: AccessibilityElement.ID) -> AccessibilityPosition? {
    original.position(of: originalID(id))
  }

  package func tableCell(_ id: AccessibilityElement.ID) -> AccessibilityTableCell? {
    original.tableCell(originalID(id))
  }

  package func results(
    ofRotor name: String, at id: AccessibilityElement.ID
  ) -> [AccessibilityRotorResult] {
    original.results(ofRotor: name, at: originalID(id))
  }

  package func target(
    ofResult place: Int, ofRotor name: String, at id: AccessibilityElement.ID
  ) -> AccessibilityElement.ID? {
    original.target(ofResult: place, ofRotor: name, at: originalID(id))
  }

  package func chart(at id: AccessibilityElement.ID) -> AccessibilityChart? {
    list[id]?.hasChart == true ? original.chart(at: originalID(id)) : nil
  }

  package func rules(shaping id: AccessibilityElement.ID) -> [AccessibilityRule] {
    original.rules(shaping: originalID(id))
  }
}

// MARK: - Doing

extension AlteredSource {
  package func perform(
    _ action: AccessibilityAction, on id: AccessibilityElement.ID
  ) -> AccessibilityActionOutcome {
    guard let element = element(id) else { return performUnaltered(action, on: id) }
    return alteration.act(self, action, element)
  }

  /// Does what the screen does.
  package func performUnaltered(
    _ action: AccessibilityAction, on id: AccessibilityElement.ID
  ) -> AccessibilityActionOutcome {
    defer { elements = nil }
    return original.perform(action, on: originalID(id))
  }

  package func focusMoved(to id: AccessibilityElement.ID?) {
    original.focusMoved(to: id.map(originalID))
  }
}
