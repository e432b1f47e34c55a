import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("Trying everything without a line for each gesture")
struct ScreenReaderDeedsTests {
  private let source = ElementListSource([
    AccessibilityElement(
      id: "one", label: "One", customActions: AccessibilityCustomAction.numbering(["Pin", "Pin"])),
    AccessibilityElement(id: "two", label: "Two", traits: .button),
    AccessibilityElement(id: "name", label: "Name", value: "Ann", traits: .textEntry),
  ])

  @Test("The cursor goes where it is told, and the log tells of it as of a step")
  func walk() {
    var reader = ScreenReader(reading: source)
    _ = reader.screenAppeared()

    let arrives = reader.walk(to: "two")

    #expect(arrives)
    #expect(reader.cursor == "two")
    #expect(reader.rulesOfArrival.map(\.id) == ["cursor.step"])
  }

  @Test("The cursor does not come to what is not there")
  func nowhere() {
    var reader = ScreenReader(reading: source)
    _ = reader.screenAppeared()

    let arrives = reader.walk(to: "three")

    #expect(!arrives)
    #expect(reader.cursor == "one")
  }

  @Test("The cursor that the app sends elsewhere at once has not arrived")
  func sentAway() {
    var reader = ScreenReader(reading: source)
    _ = reader.screenAppeared()
    source.post(.layoutChanged(focus: "one"))

    let arrives = reader.walk(to: "two")

    #expect(!arrives)
    #expect(reader.cursor == "one")
  }

  @Test(
    "What becomes of a deed is told, with what is heard",
    arguments: [
      (.activate, .performed, "[silence]"),
      (.custom(AccessibilityCustomAction("Pin", occurrence: 1)), .performed, "[silence]"),
      (.touchAndHold, .refused(.noAction), "[nothing happened: no action]"),
      (.escape, .refused(.noAction), "[nothing happened: no action]"),
      (
        .scroll(.up), .refused(.noAction),
        "[nothing happened: the app answers no scrolling here, and no view scrolls by itself]"
      ),
    ] as [(AccessibilityAction, AccessibilityActionOutcome, String)])
  func attempt(
    action: AccessibilityAction, outcome: AccessibilityActionOutcome, line: String
  ) {
    source.onPerform = { asked, id in
      #expect(asked == action)
      #expect(id == "one")
      return outcome
    }
    var reader = ScreenReader(reading: source)
    _ = reader.screenAppeared()

    let told = reader.attempt(action)

    #expect(told.outcome == outcome)
    #expect(told.heard.map { $0.line() } == [line])
  }

  @Test("A text is entered in the place of what a field holds")
  func text() {
    source.onPerform = { [source] action, id in
      guard case .setText(let text) = action else { return .refused(.noAction) }
      source.update(id) { $0.value = text }
      return .performed
    }
    var reader = ScreenReader(reading: source)
    _ = reader.screenAppeared()
    _ = reader.walk(to: "name")

    let told = reader.attempt(.setText("Bo"))

    #expect(told.outcome == .performed)
    #expect(reader.focusedElement?.value == "Bo")
  }

  @Test("What happens without the screen reader is heard as it happens")
  func witness() {
    var reader = ScreenReader(reading: source)
    _ = reader.screenAppeared()

    let told = reader.witness { [source] in
      source.update("one") { $0.label = "First" }
      return .performed
    }

    #expect(told.outcome == .performed)
    #expect(told.heard.map { $0.line() } == ["First"])
  }

  @Test("The element that words lead to is known before anyone goes there")
  func destination() {
    var reader = ScreenReader(reading: source)
    _ = reader.screenAppeared()

    #expect(reader.destination(ofFinding: "name") == "name")
    #expect(reader.destination(ofFinding: "three") == nil)
    #expect(reader.cursor == "one")
  }

  @Test("What somebody may mean who names an action comes in the order in which it is offered")
  func named() {
    var reader = ScreenReader(reading: source)
    _ = reader.screenAppeared()

    #expect(
      reader.actions(named: "pin") == [
        .custom(AccessibilityCustomAction("Pin")),
        .custom(AccessibilityCustomAction("Pin", occurrence: 1)),
      ])
    #expect(reader.actions(named: "activate") == [.activate])
    #expect(reader.actions(named: "Unpin").isEmpty)
  }
}
