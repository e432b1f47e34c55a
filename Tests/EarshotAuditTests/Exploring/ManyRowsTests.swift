import EarshotAudit
import EarshotTree
import Testing

@MainActor
@Suite("Exploring a screen with very many rows")
struct ManyRowsTests {
  @Test("Of rows that are alike, some are tried, and that others were left is told")
  func sample() {
    let exploration = Explorer { SampleSources.rows(400) }.explore()

    let tried = Set(
      exploration.steps.filter { $0.step.outcome == .performed }.compactMap(\.step.deed.subject))
    #expect(tried.count == 3)
    #expect(exploration.cuts == [.alike])
  }

  @Test("Where there are not so many, each is tried", arguments: [5, 24])
  func each(count: Int) {
    let exploration = Explorer { SampleSources.rows(count) }.explore()

    let tried = Set(
      exploration.steps.filter { $0.step.outcome == .performed }.compactMap(\.step.deed.subject))
    #expect(tried.count == count)
  }

  @Test("What is of another kind is tried, however many are alike around it")
  func other() {
    let exploration = Explorer { SampleSources.rows(300, special: 250) }.explore()

    #expect(
      exploration.steps.contains {
        $0.step.deed == .perform(.activate, on: "/0/[250]") && $0.step.outcome == .performed
      })
  }

  @Test(
    "Elements beyond the limit are asked for their names, up to another limit",
    arguments: [(119, true), (499, true), (700, true), (1_999, true), (2_000, false)])
  func names(place: Int, isFound: Bool) {
    let audit = Audit(
      of: "rows", by: [MissingLabel.self, ActivationDoesNothing.self],
      exploring: Explorer { SampleSources.rows(2_100, nameless: place) }
    ).run()

    #expect(
      audit.findings.map(\.problem.element)
        == (isFound ? [.init(rawValue: "/0/[\(place)]")] : []))
    #expect(audit.exploration.cuts.contains(.elements))
  }

  @Test("All that was looked at counts as stops")
  func stops() {
    let audit = Audit(of: "rows", by: [], exploring: Explorer { SampleSources.rows(700) }).run()

    #expect(audit.coverage.stops == 700)
  }
}
