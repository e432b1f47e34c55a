import EarshotAudit
import EarshotReader
import EarshotTree
import Testing

@Suite("Rule adjustable-does-not-move", .cases(of: AdjustableDoesNotMove.self))
struct AdjustableDoesNotMoveTests {
  private static let slider = DrawnScreen.element("it", "Volume", value: "50%", .adjustable)
  private static let screen = DrawnScreen.of(slider, DrawnScreen.element("b", "Mute", .button))
  private static let louder = DrawnScreen.of(
    DrawnScreen.element("it", "Volume", value: "60%", .adjustable),
    DrawnScreen.element("b", "Mute", .button))
  /// A step that shows that there is an app behind the screen.
  private static let alive = Deeds.activate(
    "b", from: screen, changes: [Deeds.announcement("Muted")])

  @Test("Something that neither way moves is found")
  func found() {
    let steps = [Self.adjust(.increment), Self.adjust(.decrement), Self.alive]

    #expect(
      problems(steps) == [
        AuditProblem(
          element: "it",
          "“Volume” says that it can be adjusted, and neither way changes anything", steps: [1])
      ])
  }

  @Test("It is found once however often it was tried, and each in the order of the first try")
  func once() {
    let two = DrawnScreen.of(
      DrawnScreen.element("one", "Volume", .adjustable),
      DrawnScreen.element("two", "Speed", .adjustable))
    let tries = [
      ("two", AccessibilityAction.increment), ("one", .increment), ("one", .decrement),
      ("two", .decrement), ("one", .increment),
    ]

    let found = problems(
      tries.map { Deeds.step(.perform($1, on: .init(rawValue: $0)), from: two) } + [Self.alive])

    #expect(found.map(\.element) == ["two", "one"])
  }

  @Test("Something whose adjustment is not there at all is found, whatever else there is")
  func noAction() {
    let steps = [AccessibilityAction.increment, .decrement].map {
      Self.adjust($0, outcome: .refused(.noAction))
    }

    #expect(problems(steps).map(\.severity) == [nil])
    #expect(problems(steps).map(\.element) == ["it"])
  }

  @Test("Where nothing changes anything it is worth a note, and a name is not needed")
  func note() {
    let unnamed = DrawnScreen.of(DrawnScreen.element("it", nil, .adjustable))
    let steps = [AccessibilityAction.increment, .decrement].map {
      Deeds.step(.perform($0, on: "it"), from: unnamed)
    }

    #expect(
      problems(steps) == [
        AuditProblem(
          element: "it", "it says that it can be adjusted, and neither way changes anything",
          severity: .note, steps: [1])
      ])
  }

  @Test("At one end of the range one way leads on")
  func end() {
    #expect(
      problems([Self.adjust(.increment), Self.adjust(.decrement, to: Self.louder), Self.alive])
        .isEmpty)
    #expect(
      problems([Self.adjust(.increment, to: Self.louder), Self.adjust(.decrement), Self.alive])
        .isEmpty)
  }

  @Test("One way alone tells nothing, and neither does another deed")
  func oneWay() {
    #expect(problems([Self.adjust(.increment), Self.alive]).isEmpty)
    #expect(
      problems([Self.adjust(.increment), Deeds.activate("it", from: Self.screen), Self.alive])
        .isEmpty)
  }

  @Test(
    "What is dimmed, or ignores touches, may be adjusted at another time",
    arguments: [AccessibilityActionOutcome.Refusal.disabled, .touchesIgnored])
  func locked(refusal: AccessibilityActionOutcome.Refusal) {
    let steps = [AccessibilityAction.increment, .decrement].map {
      Self.adjust($0, outcome: .refused(refusal))
    }

    #expect(problems(steps + [Self.alive]).isEmpty)
  }

  @Test("Something announced or felt is an effect")
  func told() {
    for change in [Deeds.announcement("Louder"), .haptic(.selection)] {
      let steps = [
        Self.adjust(.increment, changes: [change]), Self.adjust(.decrement), Self.alive,
      ]
      #expect(problems(steps).isEmpty)
    }
  }

  @Test("Of what changes by itself, nobody can tell whether it was adjusted")
  func restless() {
    let steps = [Self.adjust(.increment), Self.adjust(.decrement), Self.alive]

    let found = AdjustableDoesNotMove.found(in: Deeds.exploration(steps, restless: ["it"]))

    #expect(found.isEmpty)
  }

  private static func adjust(
    _ action: AccessibilityAction, to after: AuditedScreen? = nil,
    outcome: AccessibilityActionOutcome = .performed, changes: [AccessibilityChange] = []
  ) -> AuditedStep {
    Deeds.step(
      .perform(action, on: "it"), from: screen, to: after, outcome: outcome, changes: changes)
  }

  private func problems(_ steps: [AuditedStep]) -> [AuditProblem] {
    AdjustableDoesNotMove.found(in: Deeds.exploration(steps))
  }
}
