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

  /// The element of an identity, as it is now; nil when it is gone.
  func element(_ id: AccessibilityElement.ID) -> AccessibilityElement?

  /// The innermost container around an element or a container.
  func container(around id: AccessibilityElement.ID) -> AccessibilityContainer?

  /// The place of an element in the series or tab bar around it.
  func position(of id: AccessibilityElement.ID) -> AccessibilityPosition?

  /// The places that a rotor leads to which an element offers, in order.
  func results(
    ofRotor name: String, at id: AccessibilityElement.ID
  ) -> [AccessibilityRotorResult]

  /// Runs the app's own code for an action, and says what became of it.
  func perform(
    _ action: AccessibilityAction, on id: AccessibilityElement.ID
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
  /// No container.
  public func container(around id: AccessibilityElement.ID) -> AccessibilityContainer? { nil }

  /// No place.
  public func position(of id: AccessibilityElement.ID) -> AccessibilityPosition? { nil }

  /// No places.
  public func results(
    ofRotor name: String, at id: AccessibilityElement.ID
  ) -> [AccessibilityRotorResult] { [] }

  /// Nobody wants to know.
  public func focusMoved(to id: AccessibilityElement.ID?) {}

  /// Nothing.
  public var unsimulated: [String] { [] }

  /// No rules.
  public func rules(shaping id: AccessibilityElement.ID) -> [AccessibilityRule] { [] }
}
