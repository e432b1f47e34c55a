import EarshotAudit
import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("The lines that lead to a state")
struct LineScriptTests {
  @Test("Nothing is needed for the opened screen")
  func opened() {
    let explorer = Explorer { SampleSources.menu() }

    #expect(explorer.script(to: 0, in: explorer.explore()) == LineScript(lines: []))
  }

  @Test(
    "The cursor takes the way that is followed most easily",
    arguments: [
      (0, ["activate"]),
      (2, ["next", "next", "activate"]),
      (3, ["find Lamp 3", "activate"]),
      (7, ["last", "previous", "activate"]),
      (8, ["last", "activate"]),
    ])
  func cursor(lamp: Int, lines: [String]) {
    let explorer = Explorer(bounds: ExplorationBounds(depth: 1)) { SampleSources.lamps(9) }
    let exploration = explorer.explore()

    #expect(explorer.script(to: lamp + 1, in: exploration) == LineScript(lines: lines))
  }

  @Test("A state behind others takes the lines of each step")
  func behind() throws {
    let explorer = Explorer(bounds: ExplorationBounds(repeats: 2)) { SampleSources.lamps(2) }
    let exploration = explorer.explore()

    let both = try #require(
      exploration.states.firstIndex { $0.elements.allSatisfy { $0.element.value == "1" } })

    #expect(
      explorer.script(to: both, in: exploration)
        == LineScript(lines: ["activate", "next", "activate"]))
  }

  @Test(
    "Each deed has the line that does it",
    arguments: [
      (.custom(AccessibilityCustomAction("Pin")), ["act Pin"]),
      (
        .custom(AccessibilityCustomAction("Pin", occurrence: 1)),
        ["rotor actions", "down", "down", "activate"]
      ),
      (.increment, ["rotor adjust value", "up"]),
      (.decrement, ["rotor adjust value", "down"]),
      (.setText("Hi"), ["type Hi"]),
      (.setText("\n"), ["return"]),
      (.touchAndHold, ["hold"]),
      (.magicTap, ["magic tap"]),
      (.scroll(.left), ["scroll left"]),
      (.escape, ["escape"]),
    ] as [(AccessibilityAction, [String])])
  func deed(action: AccessibilityAction, lines: [String]) throws {
    let explorer = Explorer { SampleSources.everything(answering: action) }
    let exploration = explorer.explore()

    let step = try #require(
      exploration.steps.firstIndex { $0.step.deed == .perform(action, on: "one") })

    #expect(explorer.script(showing: [step], in: exploration) == LineScript(lines: lines))
  }

  @Test("What is held is deleted character by character before something else is entered")
  func deletion() throws {
    let explorer = Explorer { SampleSources.field("Yes") }
    let exploration = explorer.explore()

    let states = exploration.states.map(\.elements[0].element.value)
    let entered = try #require(states.firstIndex(of: "Hi"))
    let empty = try #require(states.firstIndex(of: nil))

    #expect(
      explorer.script(to: entered, in: exploration)
        == LineScript(lines: ["delete", "delete", "delete", "type Hi"]))
    #expect(
      explorer.script(to: empty, in: exploration)
        == LineScript(lines: ["delete", "delete", "delete"]))
  }

  @Test("What takes its time is waited for")
  func waiting() throws {
    let explorer = Explorer { SampleSources.slowMenu() }
    let exploration = explorer.explore()

    #expect(
      explorer.script(to: 1, in: exploration)
        == LineScript(lines: ["hold", "wait 1", "wait 1"]))
  }

  @Test("What takes a finger has no line, and is left to be told")
  func finger() throws {
    let explorer = Explorer { SampleSources.curtain() }
    let exploration = explorer.explore()

    #expect(exploration.states.count == 3)
    #expect(
      explorer.script(to: 2, in: exploration)
        == LineScript(lines: ["activate"], rest: [.touch(.tap, on: "curtain")]))
  }

  @Test("A state that is not found again is not claimed to be")
  func notFoundAgain() {
    let explorer = Explorer { SampleSources.patient(2) }
    let exploration = explorer.explore()

    #expect(
      explorer.script(to: 1, in: exploration)
        == LineScript(lines: ["activate"], leadsThere: false))
  }
}
