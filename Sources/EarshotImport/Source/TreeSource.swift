public import EarshotTree

/// A tree from a file, to be read; there is no app behind it, so that nothing can be done in it.
@MainActor
public final class TreeSource: AccessibilitySource {
  /// The clock on which everything in this source happens.
  public let clock = VirtualClock()

  /// The side from which lines are read.
  let direction: TreeDocument.Direction
  /// The kind of device.
  let idiom: TreeDocument.Idiom

  private let index: TreeIndex
  private let broadcaster = AccessibilityChangeBroadcaster()

  /// Prepares a tree to be read.
  public init(_ document: TreeDocument) {
    index = TreeIndex(document)
    direction = document.direction
    idiom = document.idiom
  }

  /// Runs what is due.
  public func settle() {
    while clock.runNextDue() {}
  }

  /// The element that is read first.
  public func firstElement() -> AccessibilityElement? { index.list.elements.first }

  /// The element that is read last.
  public func lastElement() -> AccessibilityElement? { index.list.elements.last }

  /// The element that is read after another one.
  public func element(after id: AccessibilityElement.ID) -> AccessibilityElement? {
    index.list.element(after: id)
  }

  /// The element that is read before another one.
  public func element(before id: AccessibilityElement.ID) -> AccessibilityElement? {
    index.list.element(before: id)
  }

  /// The first element that sums up the screen.
  public func summaryElement() -> AccessibilityElement? {
    index.list.elements.first { $0.traits.contains(.summaryElement) }
  }

  /// The element of an identity.
  public func element(_ id: AccessibilityElement.ID) -> AccessibilityElement? {
    index.list[id]
  }

  /// The innermost container around an element or a container.
  public func container(around id: AccessibilityElement.ID) -> AccessibilityContainer? {
    (index.parents[id] ?? index.containers[id]?.parent).flatMap { index.containers[$0] }
  }

  /// The place of an element in the outermost container that gives one.
  public func position(of id: AccessibilityElement.ID) -> AccessibilityPosition? {
    index.positions[id]
  }

  /// What is known of an element as a cell of a table.
  public func tableCell(_ id: AccessibilityElement.ID) -> AccessibilityTableCell? {
    index.cells[id]
  }

  /// The places of a rotor; one that names no element leads nowhere, because a file has no others.
  public func results(
    ofRotor name: String, at id: AccessibilityElement.ID
  ) -> [AccessibilityRotorResult] {
    let rotor = index.rotors[id]?.first { $0.name == name }
    return (rotor?.results ?? []).map(index.place)
  }

  /// Whether an element is read before another one.
  public func isRead(
    _ id: AccessibilityElement.ID, before other: AccessibilityElement.ID
  ) -> Bool? {
    guard let place = index.list.place(of: id), let otherPlace = index.list.place(of: other)
    else { return nil }
    return place < otherPlace
  }

  /// Refuses every action.
  public func perform(
    _ action: AccessibilityAction, on id: AccessibilityElement.ID
  ) -> AccessibilityActionOutcome {
    .refused(index.list[id] == nil ? .elementGone : .noAction)
  }

  /// Tells everyone who watches something.
  public func post(_ notification: AccessibilityNotification) {
    broadcaster.send(.posted(notification))
  }

  /// Begins a stream of what happens from now on.
  public func changes() -> AccessibilityChangeStream { broadcaster.subscribe() }
}
