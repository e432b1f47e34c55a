import EarshotAudit
import EarshotReader
import EarshotTree
import Testing

@Suite("Rule fault-when-acting", .cases(of: FaultWhenActing.self))
struct FaultWhenActingTests {
  private static let screen = DrawnScreen.of(DrawnScreen.element("it", "Send", .button))

  @Test("A deed that fails is found", arguments: ["Row was still changing", "Index out of range"])
  func found(fault: String) {
    let step = Deeds.activate("it", from: Self.screen, changes: [.fault(fault)])

    #expect(
      FaultWhenActing.found(with: step) == [
        AuditProblem(element: "it", "fails when it is used: \(fault)")
      ])
  }

  @Test("Of several faults the first is told, and a scrub may fail as well")
  func first() {
    let step = Deeds.step(
      .escape, from: Self.screen,
      changes: [.haptic(.error), .fault("One"), .fault("Two")])

    #expect(
      FaultWhenActing.found(with: step) == [AuditProblem("fails when it is used: One")])
  }

  @Test(
    "What the app tells, what is felt, and what moves is no failure",
    arguments: [Deeds.announcement("Not sent"), .haptic(.error), Deeds.motion()])
  func others(change: AccessibilityChange) {
    let step = Deeds.activate("it", from: Self.screen, changes: [change])

    #expect(FaultWhenActing.found(with: step).isEmpty)
  }

  @Test("What is refused did not fail")
  func refused() {
    let step = Deeds.activate("it", from: Self.screen, outcome: .refused(.disabled))

    #expect(FaultWhenActing.found(with: step).isEmpty)
  }

  private static let send = AuditAct(deed: .perform(.activate, on: "it"), name: "Send")
  private static let gone = AuditEnding(
    .crash(words: "Fatal error: no more seeds"), at: SourcePlace(file: "Row.swift", line: 5))

  @Test(
    "What ends the app is told with the deed and with what the code said",
    arguments: [
      (
        ScreenFault(send, gone),
        "a double tap on “Send” ends the app: Fatal error: no more seeds"
      ),
      (
        ScreenFault(send, AuditEnding(.crash(words: "it is gone"), inBodyOf: "Row")),
        "a double tap on “Send” ends the app: it is gone, in the body of 'Row'"
      ),
      (
        ScreenFault(send, AuditEnding(.endlessWork(seconds: 1))),
        "a double tap on “Send” freezes the app: it computed for 1 second and did not come back"
      ),
      (
        ScreenFault(send, AuditEnding(.endlessWait(seconds: 60))),
        "a double tap on “Send” freezes the app: it waited for 60 seconds, and what it waits for may "
          + "never come"
      ),
      (
        ScreenFault(send, AuditEnding(.closedFiles)),
        "a double tap on “Send” closes files that it did not open: other code of the app loses what it "
          + "has open"
      ),
      (
        ScreenFault(
          AuditAct(deed: .escape, isResting: true), gone, in: FaultScene(proof: .survived)),
        "what follows a two-finger scrub ends the app: Fatal error: no more seeds; it did not when the "
          + "same was done once more"
      ),
      (ScreenFault(AuditAct(), gone), "opening it ends the app: Fatal error: no more seeds"),
      (
        ScreenFault(AuditAct(isResting: true, reducesMotion: true), gone),
        "what follows the opening ends the app for somebody who asked for less motion: "
          + "Fatal error: no more seeds"
      ),
    ])
  func ended(fault: ScreenFault, message: String) {
    let problems = FaultWhenActing.found(with: fault)

    #expect(problems.map(\.message) == [message])
    #expect(problems.map(\.element) == [fault.act.deed?.subject])
    #expect(problems.map(\.endsApp) == [true])
  }

  @Test("What hangs is put right otherwise than what fails, since nothing names its cause")
  func remedies() {
    let endings = [
      Self.gone, AuditEnding(.endlessWork(seconds: 10)), AuditEnding(.endlessWait(seconds: 10)),
      AuditEnding(.closedFiles),
    ]

    let remedies = endings.map {
      FaultWhenActing.found(with: ScreenFault(Self.send, $0)).map(\.remedy)
    }

    #expect(
      remedies == [
        [nil],
        [
          "let the loop or the recursion that it runs come to an end, or do the work in a task off "
            + "the main actor, so that the screen answers meanwhile"
        ], ["wait in a task with `await` and a time limit, and never block the main actor"],
        ["close only what this code has opened itself"],
      ])
  }

  @Test("What a finger does is about the part that it touches")
  func finger() {
    let act = AuditAct(deed: .touch(.tap, on: "picture"), name: nil)

    let problems = FaultWhenActing.found(with: ScreenFault(act, Self.gone))

    #expect(problems.map(\.part) == ["picture"])
    #expect(
      problems.map(\.message) == [
        "a finger's tap on something without a name ends the app: Fatal error: no more seeds"
      ])
  }
}
