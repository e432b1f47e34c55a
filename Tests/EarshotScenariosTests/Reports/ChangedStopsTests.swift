import EarshotReader
import EarshotTree
import Testing

@testable import EarshotScenarios

@MainActor
@Suite("What is heard otherwise since source was changed is told in a few lines")
struct ChangedStopsTests {
  private func changes(_ former: [(String, String)], _ current: [(String, String)]) -> ChangedStops
  {
    ChangedStops(StopMatching(former: stops(former), current: stops(current)))
  }

  private func stops(_ stops: [(id: String, label: String)]) -> [ReloadedStop] {
    let source = ElementListSource(
      stops.map {
        AccessibilityElement(id: .init(rawValue: $0.id), label: $0.label, traits: .button)
      })
    return ScreenReader(reading: source).stopsToFindAgain(limit: 1_000)
  }

  @Test("Each change is told where it is read, a changed stop with the words that differ marked")
  func everything() {
    let changes = changes(
      [("/0", "Inbox"), ("/1", "Trash"), ("/[a]", "Ada"), ("/[b]", "Bo"), ("/4", "Send now")],
      [("/0", "Inbox"), ("/[b]", "Bo"), ("/3", "Draft"), ("/[a]", "Ada"), ("/4", "Send later")])

    #expect(changes.summary == "1 stop changed, 1 new, 1 gone, 1 moved")
    #expect(
      changes.lines == [
        "moved: Bo, button",
        "new: Draft, button",
        "gone: Trash, button",
        "was: Send [-now-], button",
        "is: Send {+later+}, button",
      ])
  }

  @Test("Where nothing is said otherwise, this is told")
  func nothing() {
    let changes = changes([("/0", "Inbox"), ("/1", "Send")], [("/1", "Inbox"), ("/2", "Send")])

    #expect(changes.summary == "nothing is said otherwise")
    #expect(changes.lines == [])
  }

  @Test("A stop that has lost its name is still the same stop")
  func nameless() {
    let changes = changes([("/[a]", "Ada")], [("/[a]", "")])

    #expect(changes.summary == "1 stop changed")
    #expect(changes.lines == ["was: [-Ada, -]button", "is: button"])
  }

  @Test("Actions are told where nothing else is another")
  func actions() {
    let stops = [("Reply", "Ada"), ("Answer", "Ada"), ("Answer", "Ada wrote")].map {
      action, label in
      let element = AccessibilityElement(
        id: "/0", label: label, customActions: AccessibilityCustomAction.numbering([action]))
      return ScreenReader(reading: ElementListSource([element])).stopsToFindAgain(limit: 1)
    }

    let lines = zip(stops, stops.dropFirst()).map { former, current in
      ChangedStops(StopMatching(former: former, current: current)).lines
    }

    #expect(
      lines == [
        [
          "was: Ada. Actions available [actions: [-Reply-]]",
          "is: Ada. Actions available [actions: {+Answer+}]",
        ],
        ["was: Ada. Actions available", "is: Ada{+ wrote+}. Actions available"],
      ])
  }

  @Test("Of many changes the first are told, and how many more there are")
  func many() {
    let changes = changes([], (0..<30).map { ("/\($0)", "Row \($0)") })

    #expect(changes.summary == "30 stops new")
    #expect(changes.lines.count == 21)
    #expect(changes.lines.first == "new: Row 0, button")
    #expect(changes.lines.last == "and 10 more lines")
  }

  @Test("A long text is told as far as anybody wants to hear it here")
  func long() {
    let changes = changes([], [("/0", String(repeating: "a", count: 1_000))])

    #expect(changes.lines == ["new: " + String(repeating: "a", count: 400) + "…"])
  }
}
