import EarshotAudit
import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("Exploring a screen")
struct ExplorerTests {
  @Test("Every element is met in each of its states, and not every combination is gone through")
  func independentRows() {
    let explorer = Explorer { SampleSources.lamps(3) }

    let exploration = explorer.explore()

    #expect(exploration.states.count == 4)
    #expect(exploration.expanded == [0, 1, 2, 3])
    #expect(exploration.cuts.isEmpty)
    #expect(exploration.surprises.isEmpty)
    #expect(
      exploration.states.map { $0.elements.map { $0.element.value == "1" } } == [
        [false, false, false], [true, false, false], [false, true, false], [false, false, true],
      ])
  }

  @Test(
    "The same is tried again as often as is allowed, while nothing but words differs elsewhere",
    arguments: [(1, 4, 6), (2, 6, 9), (3, 7, 12)])
  func repeats(repeats: Int, states: Int, performed: Int) {
    let exploration = Explorer(bounds: ExplorationBounds(repeats: repeats)) {
      SampleSources.lamps(3)
    }.explore()

    #expect(exploration.states.count == states)
    #expect(exploration.steps.count { $0.step.outcome == .performed } == performed)
  }

  @Test("A step tells what was done, heard and changed, and where the cursor went")
  func step() throws {
    let exploration = Explorer { SampleSources.menu() }.explore()

    let opening = try #require(
      exploration.steps.first { $0.step.deed == .perform(.touchAndHold, on: "message") })

    #expect((opening.from, opening.to) == (0, 1))
    #expect(opening.step.outcome == .performed)
    #expect(opening.step.heard.map { $0.line() } == ["Reply, button"])
    #expect(
      opening.step.changes == [.removed("message"), .inserted("Reply"), .inserted("Copy")])
    #expect(opening.step.cursorBefore == "message")
    #expect(opening.step.cursorAfter == "Reply")
    #expect(opening.step.after.elements.map(\.spoken) == ["Reply, button", "Copy, button"])
    #expect(opening.step.after.containers.map(\.kind) == [.modal])
    #expect(opening.step.comesToRest)
  }

  @Test("What was refused and what changed nothing is a step, too")
  func idleSteps() throws {
    let exploration = Explorer { SampleSources.menu() }.explore()

    let refused = try #require(
      exploration.steps.first { $0.step.deed == .perform(.activate, on: "message") })
    let idle = try #require(
      exploration.steps.first { $0.step.deed == .perform(.activate, on: "Reply") })

    #expect(refused.step.outcome == .refused(.noAction))
    #expect(refused.step.heard == [.note(.nothingHappened(.noAction))])
    #expect((idle.from, idle.to) == (1, 1))
    #expect(idle.step.heard == [.note(.silence)])
  }

  @Test("What seems to change nothing is done twice at once, and what changes something is not")
  func again() {
    var done: [AuditAct] = []
    var explorer = Explorer { SampleSources.menu() }
    explorer.witness = { if let act = $0?.act, !act.isResting { done.append(act) } }

    _ = explorer.explore()

    let repeated = Set(done.filter { $0.deed != nil && $0.way.last == $0.deed }.compactMap(\.deed))
    #expect(repeated == [.perform(.activate, on: "Reply")])
  }

  @Test("What shows when it is done twice is met, and told to depend on what showed nowhere")
  func hiddenCount() {
    let exploration = Explorer { SampleSources.secondTap() }.explore()

    #expect(
      exploration.states.map { $0.elements.map(\.spoken) } == [
        ["first, button", "last, button"], ["Found", "first, button", "last, button"],
      ])
    #expect(exploration.surprises == [Exploration.Surprise(state: 1, .dependsOnHistory)])
  }

  @Test("What never ends is left after so many states of one element, and this is said")
  func endless() {
    var explorer = Explorer { SampleSources.counter() }
    explorer.bounds.depth = 1_000

    let exploration = explorer.explore()

    #expect(exploration.states.count == 65)
    #expect(exploration.cuts == [.alike])
  }

  @Test(
    "A bound that was reached is told",
    arguments: [
      (ExplorationBounds(states: 3), .states),
      (ExplorationBounds(steps: 3), .steps),
      (ExplorationBounds(depth: 1), .depth),
      (ExplorationBounds(limits: AuditedScreen.Limits(elements: 2)), .elements),
    ] as [(ExplorationBounds, Exploration.Cut)])
  func bounds(bounds: ExplorationBounds, cut: Exploration.Cut) {
    let exploration = Explorer(bounds: bounds) { SampleSources.lamps(3) }.explore()

    #expect(exploration.cuts == [cut])
    #expect(exploration.states.count <= bounds.states)
    #expect(exploration.steps.count <= bounds.steps)
  }

  @Test("When time is up, what was found so far is told")
  func timeUp() {
    var steps = 0
    var explorer = Explorer { SampleSources.lamps(3) }
    explorer.progress = { steps = $0.steps }
    explorer.isTimeUp = { steps == 4 }

    let exploration = explorer.explore()

    #expect(exploration.steps.count == 4)
    #expect(exploration.cuts == [.time])
  }

  @Test("The same seed yields the same exploration, and another one tries another deed first")
  func seeds() {
    let explorations = [0, 0, 7, 7].map { seed in
      Explorer(seed: seed) { SampleSources.lamps(4) }.explore()
    }

    #expect(explorations[0] == explorations[1])
    #expect(explorations[2] == explorations[3])
    #expect(explorations[0].steps.first?.step.deed != explorations[2].steps.first?.step.deed)
    #expect(Set(explorations[0].states) == Set(explorations[2].states))
  }

  @Test("A screen that has another shape each time it is opened is told of")
  func notDeterministic() {
    var count = 0
    let explorer = Explorer { () -> ModelSource<Bool> in
      count += 1
      return SampleSources.growing(count)
    }

    let exploration = explorer.explore()

    #expect(
      exploration.surprises == [Exploration.Surprise(state: 1, .notDeterministic)])
  }

  @Test("A state that depends on what showed nowhere is told of")
  func dependsOnHistory() {
    let explorer = Explorer { SampleSources.patient(2) }

    let exploration = explorer.explore()

    #expect(exploration.surprises == [Exploration.Surprise(state: 1, .dependsOnHistory)])
  }

  @Test("What a fault says is in the step")
  func fault() throws {
    let explorer = Explorer { SampleSources.faulty() }

    let exploration = explorer.explore()

    let step = try #require(exploration.steps.first?.step)
    #expect(step.faults == ["the row is out of range"])
    #expect(step.heard == [.note(.fault("the row is out of range"))])
  }

  @Test("Words that change by themselves make no states")
  func restless() {
    let exploration = Explorer { SampleSources.ticking() }.explore()

    #expect(exploration.states.count == 1)
    #expect(exploration.restless == ["time"])
    #expect(exploration.steps.allSatisfy { !$0.step.comesToRest })
  }

  @Test("What takes a finger is tried, too, and told apart")
  func finger() throws {
    let exploration = Explorer { () -> ModelSource<Bool> in
      let source = SampleSources.menu()
      source.draw = { isOpen in
        isOpen
          ? [DrawnPart(id: "shade", kind: .shape(paint: nil), touches: [.tap])]
          : [DrawnPart(id: "message", kind: .text, words: "Lunch?", elements: ["message"])]
      }
      source.onTouch = { source, _ in source.model = false }
      return source
    }.explore()

    let touch = try #require(exploration.steps.first { $0.step.deed.takesFinger })

    #expect(touch.step.deed == .touch(.tap, on: "shade"))
    #expect((touch.from, touch.to) == (1, 0))
    #expect(exploration.coverage.partsWithoutElement == ["shade"])
  }

  @Test("The coverage tells what was found, tried and refused")
  func coverage() {
    let coverage = Explorer { SampleSources.menu() }.explore().coverage

    #expect(coverage.states == 2)
    #expect(coverage.expandedStates == 2)
    #expect(coverage.elements == 3)
    #expect(coverage.untried.isEmpty)
    #expect(coverage.deeds == 8 + 10)
    #expect(coverage.refusedDeeds == coverage.deeds - 4)
  }

  @Test("The progress is told after each step")
  func progress() {
    var told: [ExplorationProgress] = []
    var explorer = Explorer { SampleSources.lamps(2) }
    explorer.progress = { told.append($0) }

    let exploration = explorer.explore()

    #expect(told.count == exploration.steps.count)
    #expect(told.last?.states == exploration.states.count)
  }
}
