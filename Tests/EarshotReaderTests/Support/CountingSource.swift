import EarshotTree

/// Counts how often another source is asked for something.
@MainActor
final class CountingSource: AccessibilitySource {
  private(set) var lookUps = 0
  private let base: any AccessibilitySource

  init(_ base: any AccessibilitySource) { self.base = base }

  var clock: VirtualClock { base.clock }
  func settle() { base.settle() }
  func post(_ notification: AccessibilityNotification) { base.post(notification) }
  func changes() -> AccessibilityChangeStream { base.changes() }
  func firstElement() -> AccessibilityElement? { counted(base.firstElement()) }
  func lastElement() -> AccessibilityElement? { counted(base.lastElement()) }
  func element(_ id: AccessibilityElement.ID) -> AccessibilityElement? { counted(base.element(id)) }
  func element(after id: AccessibilityElement.ID) -> AccessibilityElement? {
    counted(base.element(after: id))
  }
  func element(before id: AccessibilityElement.ID) -> AccessibilityElement? {
    counted(base.element(before: id))
  }
  func container(around id: AccessibilityElement.ID) -> AccessibilityContainer? {
    counted(base.container(around: id))
  }
  func perform(
    _ action: AccessibilityAction, on id: AccessibilityElement.ID
  ) -> AccessibilityActionOutcome { base.perform(action, on: id) }

  private func counted<Answer>(_ answer: Answer) -> Answer {
    lookUps += 1
    return answer
  }
}
