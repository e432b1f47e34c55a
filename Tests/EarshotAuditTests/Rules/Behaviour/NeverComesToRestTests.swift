import EarshotAudit
import EarshotReader
import EarshotTree
import Testing

@Suite("Rule never-comes-to-rest", .cases(of: NeverComesToRest.self))
struct NeverComesToRestTests {
  @Test("Words that change all the time are found once", arguments: ["0:06", "12 seconds", nil])
  func found(label: String?) {
    let message = "\(label.map { "“\($0)”" } ?? "it") changes all the time, and does not say so"

    #expect(
      problems(label: label, [], restless: ["clock"]) == [
        AuditProblem(element: "clock", message, steps: [0])
      ])
  }

  @Test("What says that it changes all the time may do so")
  func trait() {
    #expect(problems(label: "0:06", .updatesFrequently, restless: ["clock"]).isEmpty)
  }

  @Test("What stays as it is beside it is not meant")
  func others() {
    #expect(problems(label: "0:06", [], restless: []).isEmpty)
    #expect(problems(label: "0:06", [], restless: ["gone"]).isEmpty)
  }

  @Test("What comes to rest after a while changed for once")
  func comesToRest() {
    #expect(problems(label: "0:06", [], restless: ["clock"], comesToRest: true).isEmpty)
  }

  private func problems(
    label: String?, _ traits: AccessibilityTraits, restless: Set<AccessibilityElement.ID>,
    comesToRest: Bool = false
  ) -> [AuditProblem] {
    let screen = DrawnScreen.of(
      DrawnScreen.element("it", "Send", .button), DrawnScreen.element("clock", label, traits))
    let step = AuditedStep(
      .perform(.activate, on: "it"), before: screen, after: screen, comesToRest: comesToRest)
    return NeverComesToRest.found(
      in: Deeds.exploration([step, step], restless: restless))
  }
}
