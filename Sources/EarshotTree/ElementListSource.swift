/// A source whose elements are given in reading order, for tests.
@MainActor
public final class ElementListSource: AccessibilitySource {
  /// The elements in reading order.
  public var elements: [AccessibilityElement] { list.elements }
  /// The clock on which everything in this source happens.
  public let clock: VirtualClock
  /// Answers an action; without it every action is refused.
  public var onPerform:
    (@MainActor (AccessibilityAction, AccessibilityElement.ID) -> AccessibilityActionOutcome)?

  /// The places that rotors lead to, by the names of the rotors.
  public var rotorResults: [String: [AccessibilityRotorResult]] = [:]
  /// What the app tells of charts.
  public var charts: [AccessibilityElement.ID: AccessibilityChart] = [:]

  private var containers: [AccessibilityElement.ID: AccessibilityContainer] = [:]
  private var containerOfElement: [AccessibilityElement.ID: AccessibilityElement.ID] = [:]
  private var membersOfContainer: [AccessibilityElement.ID: [AccessibilityElement.ID]] = [:]
  private var list: ElementList
  private let broadcaster = AccessibilityChangeBroadcaster()

  /// Creates a source of elements in reading order; identities must be unique.
  public init(_ elements: [AccessibilityElement], clock: VirtualClock = VirtualClock()) {
    list = Self.list(of: elements)
    self.clock = clock
  }

  /// Puts elements into a container.
  public func place(
    _ members: [AccessibilityElement.ID], in container: AccessibilityContainer
  ) {
    containers[container.id] = container
    membersOfContainer[container.id] = members
    for member in members { containerOfElement[member] = container.id }
  }

  /// Replaces all elements, and tells what changed by identity.
  public func replace(with new: [AccessibilityElement]) {
    let old = list
    list = Self.list(of: new)
    for element in old.elements where list[element.id] == nil {
      broadcaster.send(.removed(element.id))
    }
    for element in new {
      guard let former = old[element.id] else {
        broadcaster.send(.inserted(element.id))
        continue
      }
      if former != element { broadcaster.send(.updated(element.id)) }
    }
  }

  /// Changes one element, if it is there.
  public func update(
    _ id: AccessibilityElement.ID, _ change: (inout AccessibilityElement) -> Void
  ) {
    let before = list[id]
    list.update(id, change)
    if list[id] != before { broadcaster.send(.updated(id)) }
  }

  /// Posts a notification, as an app would.
  public func post(_ notification: AccessibilityNotification) {
    broadcaster.send(.posted(notification))
  }

  /// Runs what is due.
  public func settle() {
    while clock.runNextDue() {}
  }

  /// The element that is read first.
  public func firstElement() -> AccessibilityElement? { list.elements.first }

  /// The element that is read last.
  public func lastElement() -> AccessibilityElement? { list.elements.last }

  /// The element that is read after another one.
  public func element(after id: AccessibilityElement.ID) -> AccessibilityElement? {
    list.element(after: id)
  }

  /// The element that is read before another one.
  public func element(before id: AccessibilityElement.ID) -> AccessibilityElement? {
    list.element(before: id)
  }

  /// The element of an identity.
  public func element(_ id: AccessibilityElement.ID) -> AccessibilityElement? {
    list[id]
  }

  /// The innermost container around an element or a container.
  public func container(around id: AccessibilityElement.ID) -> AccessibilityContainer? {
    (containerOfElement[id] ?? containers[id]?.parent).flatMap { containers[$0] }
  }

  /// The place of an element among the present members of a series or tab bar.
  public func position(of id: AccessibilityElement.ID) -> AccessibilityPosition? {
    guard list[id] != nil, let container = container(around: id),
      let context = container.placesMembersIn
    else { return nil }
    let members = (membersOfContainer[container.id] ?? []).filter { list[$0] != nil }
    return members.firstIndex(of: id).map {
      AccessibilityPosition($0 + 1, of: members.count, in: context, container: container.id)
    }
  }

  /// The places that a rotor leads to which an element offers.
  public func results(
    ofRotor name: String, at id: AccessibilityElement.ID
  ) -> [AccessibilityRotorResult] {
    guard element(id)?.rotors.contains(name) == true else { return [] }
    return rotorResults[name] ?? []
  }

  /// Whether an element is read before another one.
  public func isRead(
    _ id: AccessibilityElement.ID, before other: AccessibilityElement.ID
  ) -> Bool? {
    guard let place = list.place(of: id), let otherPlace = list.place(of: other) else {
      return nil
    }
    return place < otherPlace
  }

  /// The first element that sums up the screen.
  public func summaryElement() -> AccessibilityElement? {
    elements.first { $0.traits.contains(.summaryElement) }
  }

  /// What the app tells of the chart that an element shows.
  public func chart(at id: AccessibilityElement.ID) -> AccessibilityChart? { charts[id] }

  /// Hands the action to `onPerform`; a container can be asked as well.
  public func perform(
    _ action: AccessibilityAction, on id: AccessibilityElement.ID
  ) -> AccessibilityActionOutcome {
    guard list[id] != nil || containers[id] != nil else { return .refused(.elementGone) }
    return onPerform?(action, id) ?? .refused(.noAction)
  }

  /// Begins a stream of what happens from now on.
  public func changes() -> AccessibilityChangeStream { broadcaster.subscribe() }

  private static func list(of elements: [AccessibilityElement]) -> ElementList {
    let list = ElementList(elements)
    precondition(list.hasUniqueIdentities, "two elements have one identity")
    return list
  }
}
