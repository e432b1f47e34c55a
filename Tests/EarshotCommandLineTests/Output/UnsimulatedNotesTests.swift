import EarshotReader
import EarshotScenarios
import EarshotScreens
import EarshotTree
import EarshotUI
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

  @Test("What is heard says nothing of it; why and the records of describe do")
  func otherPlaces() throws {
    let sentence =
      "accessibilityTextContentType is accepted, not simulated: every text is read in the same way."
    var session = try Session(
      at: OpenScreen(Text("let a = 1").accessibilityTextContentType(.sourceCode)))
    var records = ""
    var answers: [String] = []

    let heard = session.open().map { $0.line() }
    try session.perform("why") { answers.append($0.line()) }
    DescribeCommand.printJSON(of: session, to: &records)

    #expect(heard == ["let a = 1"])
    #expect(answers.contains("| accepted.text-content-type: \(sentence) (decision)"))
    #expect(records.contains(sentence))
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
  func post(_ notification: EarshotTree.AccessibilityNotification) {}
  func changes() -> AccessibilityChangeStream { AccessibilityChangeBroadcaster().subscribe() }
}
