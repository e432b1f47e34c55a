import EarshotTree
import Testing

@testable import earshot

@MainActor
@Suite("What is not simulated is said on standard error")
struct UnsimulatedNotesTests {
  @Test("Each is said once, when it was met")
  func once() {
    let source = GrowingSource()
    var notes = UnsimulatedNotes()
    var errors = ""

    for names in [[], ["a"], ["a"], ["a", "b"]] {
      source.unsimulated = names
      notes.tell(of: source, to: &errors)
    }

    #expect(
      errors == """
        earshot: note: accepted, not simulated: a
        earshot: note: accepted, not simulated: b

        """)
  }
}

/// A source of nothing that comes to ask for more.
private final class GrowingSource: AccessibilitySource {
  let clock = VirtualClock()
  var unsimulated: [String] = []

  func settle() {}
  func firstElement() -> AccessibilityElement? { nil }
  func lastElement() -> AccessibilityElement? { nil }
  func element(after id: AccessibilityElement.ID) -> AccessibilityElement? { nil }
  func element(before id: AccessibilityElement.ID) -> AccessibilityElement? { nil }
  func element(_ id: AccessibilityElement.ID) -> AccessibilityElement? { nil }
  func perform(
    _ action: AccessibilityAction, on id: AccessibilityElement.ID
  ) -> AccessibilityActionOutcome { .refused(.elementGone) }
  func post(_ notification: AccessibilityNotification) {}
  func changes() -> AccessibilityChangeStream { AccessibilityChangeBroadcaster().subscribe() }
}
