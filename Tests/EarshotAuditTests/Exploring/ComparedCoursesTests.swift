import EarshotTree
import Testing

@testable import EarshotAudit

@MainActor
@Suite("Exploring a screen on which things go on by themselves")
struct ComparedCoursesTests {
  @Test("What may have done nothing is compared with the screen left alone for as long")
  func courses() throws {
    let exploration = Explorer { SampleSources.busyClock() }.explore()

    let steps = exploration.steps.map(\.step).filter { $0.courses != nil }
    let idle = steps.filter { !$0.isNoticed(besides: []) }.compactMap(\.deed.subject)

    #expect(Set(steps.compactMap(\.deed.subject)) == ["nothing", "back", "copy"])
    #expect(Set(idle) == ["nothing"])
  }

  @Test("So what does nothing is found, and what puts back or shows for a while is not")
  func findings() {
    let audit = Audit(
      of: "clock", by: [ActivationDoesNothing.self],
      exploring: Explorer { SampleSources.busyClock() }
    ).run()

    #expect(
      audit.findings.map(\.problem.message) == [
        "“nothing” is activated, and nothing is said, shown or felt"
      ])
  }

  @Test("Where nothing goes on, nothing is compared")
  func rest() {
    let exploration = Explorer { SampleSources.menu() }.explore()

    #expect(exploration.steps.allSatisfy { $0.step.courses == nil })
  }
}
