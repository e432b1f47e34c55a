/// What a screen reader reads: elements that know their neighbours.
///
/// A source answers for one element at a time and never needs to hold all of them, so that a step
/// costs the same in a conversation of ten messages and of a million. All answers are as of the
/// last call of `settle()`.
@MainActor
public protocol AccessibilitySource: AnyObject {
  /// The clock on which everything in this source happens.
  var clock: VirtualClock { get }

  /// Brings the source up to date with its model: what is due now has happened when this returns.
  func settle()

  /// The element that is read first.
  func firstElement() -> AccessibilityElement?

  /// The element that is read last.
  func lastElement() -> AccessibilityElement?

  /// The element that is read after another one; nil at the end, or when that one is gone.
  func element(after id: AccessibilityElement.ID) -> AccessibilityElement?

  /// The element that is read before another one; nil at the beginning, or when that one is gone.
  func element(before id: AccessibilityElement.ID) -> AccessibilityElement?

  /// The identity of the element that is read after another one, for those who need no more of it.
  func id(after id: AccessibilityElement.ID) -> AccessibilityElement.ID?

  /// The identity of the element that is read before another one.
  func id(before id: AccessibilityElement.ID) -> AccessibilityElement.ID?

  /// The element of an identity, as it is now; nil when it is gone.
  func element(_ id: AccessibilityElement.ID) -> AccessibilityElement?

  /// The innermost container around an element or a container.
  func container(around id: AccessibilityElement.ID) -> AccessibilityContainer?

  /// The place of an element in the series, tab bar, list or landmark around it; nil in a list or
  /// landmark that is not read with its start and its end.
  func position(of id: AccessibilityElement.ID) -> AccessibilityPosition?

  /// What is known of an element as a cell of a table; nil for anything else.
  func tableCell(_ id: AccessibilityElement.ID) -> AccessibilityTableCell?

  /// The places that a rotor leads to which an element offers, in order.
  func results(
    ofRotor name: String, at id: AccessibilityElement.ID
  ) -> [AccessibilityRotorResult]

  /// Has the app prepare one of those places, counted from zero, and tells where it is then.
  func target(
    ofResult place: Int, ofRotor name: String, at id: AccessibilityElement.ID
  ) -> AccessibilityElement.ID?

  /// Whether an element is read before another one; nil where nobody can tell.
  func isRead(_ id: AccessibilityElement.ID, before other: AccessibilityElement.ID) -> Bool?

  /// The element that sums up the screen; rows that are realised on demand are not asked.
  func summaryElement() -> AccessibilityElement?

  /// What the app tells of the chart that an element shows.
  func chart(at id: AccessibilityElement.ID) -> AccessibilityChart?

  /// Runs the app's own code for an action, and says what became of it.
  func perform(
    _ action: AccessibilityAction, on id: AccessibilityElement.ID
  ) -> AccessibilityActionOutcome

  /// What the app's own code would do with an element; nil where nobody can tell.
  func responses(of id: AccessibilityElement.ID) -> AccessibilityResponses?

  /// What is drawn, with at most so many rows of each list; nil where nobody can tell.
  func drawnContent(rowLimit: Int) -> DrawnContent?

  /// Touches something that is drawn as a finger would, and says what became of it.
  func touch(
    _ touch: DrawnPart.Touch, on part: DrawnPart.ID
  ) -> AccessibilityActionOutcome

  /// Hears that the reader's cursor is on an element now, or nowhere.
  func focusMoved(to id: AccessibilityElement.ID?)

  /// Tells everyone who watches something, as the app would.
  func post(_ notification: AccessibilityNotification)

  /// Begins a stream of what happens from now on.
  func changes() -> AccessibilityChangeStream

  /// The rules that shaped an element, in the order in which they were applied.
  func rules(shaping id: AccessibilityElement.ID) -> [AccessibilityRule]

  /// What the app asks for that is accepted but not simulated, each once, in the order in which it
  /// was met.
  var unsimulated: [String] { get }
}

extension AccessibilitySource {
  /// The identity of the whole element.
  public func id(after id: AccessibilityElement.ID) -> AccessibilityElement.ID? {
    element(after: id)?.id
  }

  /// The identity of the whole element.
  public func id(before id: AccessibilityElement.ID) -> AccessibilityElement.ID? {
    element(before: id)?.id
  }

  /// No container.
  public func container(around id: AccessibilityElement.ID) -> AccessibilityContainer? { nil }

  /// No place.
  public func position(of id: AccessibilityElement.ID) -> AccessibilityPosition? { nil }

  /// No cell.
  public func tableCell(_ id: AccessibilityElement.ID) -> AccessibilityTableCell? { nil }

  /// No places.
  public func results(
    ofRotor name: String, at id: AccessibilityElement.ID
  ) -> [AccessibilityRotorResult] { [] }

  /// The place as it is.
  public func target(
    ofResult place: Int, ofRotor name: String, at id: AccessibilityElement.ID
  ) -> AccessibilityElement.ID? {
    let results = results(ofRotor: name, at: id)
    return results.indices.contains(place) ? results[place].target : nil
  }

  /// Nobody can tell.
  public func isRead(
    _ id: AccessibilityElement.ID, before other: AccessibilityElement.ID
  ) -> Bool? { nil }

  /// No element.
  public func summaryElement() -> AccessibilityElement? { nil }

  /// No chart.
  public func chart(at id: AccessibilityElement.ID) -> AccessibilityChart? { nil }

  /// Nobody can tell.
  public func responses(of id: AccessibilityElement.ID) -> AccessibilityResponses? { nil }

  /// Nobody can tell.
  public func drawnContent(rowLimit: Int) -> DrawnContent? { nil }

  /// Nothing is drawn that could be touched.
  public func touch(
    _ touch: DrawnPart.Touch, on part: DrawnPart.ID
  ) -> AccessibilityActionOutcome { .refused(.elementGone) }

  /// Nobody wants to know.
  public func focusMoved(to id: AccessibilityElement.ID?) {}

  /// Nothing.
  public var unsimulated: [String] { [] }

  /// No rules.
  public func rules(shaping id: AccessibilityElement.ID) -> [AccessibilityRule] { [] }
}
