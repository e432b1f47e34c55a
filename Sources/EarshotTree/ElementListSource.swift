/// A source whose elements are given in reading order, for tests and for trees read from files.
@MainActor
public final class ElementListSource: AccessibilitySource {
  /// The elements in reading order.
  public private(set) var elements: [AccessibilityElement]
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
  private var places: [AccessibilityElement.ID: Int] = [:]
  private let broadcaster = AccessibilityChangeBroadcaster()

  /// Creates a source of elements in reading order; identities must be unique.
  public init(_ elements: [AccessibilityElement], clock: VirtualClock = VirtualClock()) {
    self.elements = elements
    self.clock = clock
    indexPlaces()
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
    let old = elements
    let oldPlaces = places
    elements = new
    indexPlaces()
    for element in old where places[element.id] == nil { broadcaster.send(.removed(element.id)) }
    for element in new {
      guard let place = oldPlaces[element.id] else {
        broadcaster.send(.inserted(element.id))
        continue
      }
      if old[place] != element { broadcaster.send(.updated(element.id)) }
    }
  }

  /// Changes one element, if it is there.
  public func update(
    _ id: AccessibilityElement.ID, _ change: (inout AccessibilityElement) -> Void
  ) {
    guard let place = places[id] else { return }
    let before = elements[place]
    change(&elements[place])
    if elements[place] != before { broadcaster.send(.updated(id)) }
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
  public func firstElement() -> AccessibilityElement? { elements.first }

  /// The element that is read last.
  public func lastElement() -> AccessibilityElement? { elements.last }

  /// The element that is read after another one.
  public func element(after id: AccessibilityElement.ID) -> AccessibilityElement? {
    places[id].flatMap { element(at: $0 + 1) }
  }

  /// The element that is read before another one.
  public func element(before id: AccessibilityElement.ID) -> AccessibilityElement? {
    places[id].flatMap { element(at: $0 - 1) }
  }

  /// The element of an identity.
  public func element(_ id: AccessibilityElement.ID) -> AccessibilityElement? {
    places[id].map { elements[$0] }
  }

  /// The innermost container around an element or a container.
  public func container(around id: AccessibilityElement.ID) -> AccessibilityContainer? {
    (containerOfElement[id] ?? containers[id]?.parent).flatMap { containers[$0] }
  }

  /// The place of an element among the present members of a series or tab bar.
  public func position(of id: AccessibilityElement.ID) -> AccessibilityPosition? {
    guard places[id] != nil, let container = container(around: id),
      let context = container.placesMembersIn
    else { return nil }
    let members = (membersOfContainer[container.id] ?? []).filter { places[$0] != nil }
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
    guard let place = places[id], let otherPlace = places[other] else { return nil }
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
    guard places[id] != nil || containers[id] != nil else { return .refused(.elementGone) }
    return onPerform?(action, id) ?? .refused(.noAction)
  }

  /// Begins a stream of what happens from now on.
  public func changes() -> AccessibilityChangeStream { broadcaster.subscribe() }

  private func element(at place: Int) -> AccessibilityElement? {
    elements.indices.contains(place) ? elements[place] : nil
  }

  private func indexPlaces() {
    places = Dictionary(uniqueKeysWithValues: elements.enumerated().map { ($1.id, $0) })
  }
}
