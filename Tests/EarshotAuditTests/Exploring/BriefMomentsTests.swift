import EarshotAudit
import EarshotTree
import Testing

@MainActor
@Suite("Exploring a screen that shows something for a while")
struct BriefMomentsTests {
  @Test(
    "What is gone at rest is looked at, with how long it was there",
    arguments: [(0.0, 2.0), (1.0, 3.0)])
  func moment(delay: Double, time: Double) throws {
    let exploration = Explorer { SampleSources.toast(after: delay, for: time) }.explore()

    let step = try #require(
      exploration.steps.first { $0.step.deed == .perform(.activate, on: "copy") }?.step)

    #expect(exploration.states.count == 1)
    #expect(step.moments.map { $0.screen.elements.map(\.element.label) } == [["Copy", "Copied"]])
    #expect(step.moments.map(\.duration) == [.seconds(time)])
  }

  @Test("It passes unheard, and nobody says that nothing happens")
  func findings() {
    let audit = Audit(of: "toast", exploring: Explorer { SampleSources.toast() }).run()

    #expect(
      audit.findings.map { "\($0.rule.id): \($0.problem.message)" } == [
        "message-passes-unheard: “Copied” shows for 2 seconds and nothing of it is heard"
      ])
    #expect(audit.findings.map(\.heard) == [nil])
    #expect(audit.findings.map(\.whereabouts) == ["shown “Copied”"])
    #expect(audit.findings.map(\.commands) == [["activate", "wait 1", "wait 1"]])
  }

  @Test("Rules on screens are asked about it")
  func rules() {
    let audit = Audit(
      of: "toast", by: [MissingLabel.self],
      exploring: Explorer { SampleSources.toast(button: true) }
    ).run()

    #expect(audit.findings.map(\.problem.element) == ["undo"])
  }

  @Test("What stays is no moment")
  func stays() {
    let exploration = Explorer { SampleSources.menu() }.explore()

    #expect(exploration.steps.allSatisfy { $0.step.moments.isEmpty })
  }
}
