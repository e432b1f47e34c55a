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
}
