import EarshotAudit
import EarshotTree
import Testing

@MainActor
@Suite("Exploring screens whose rows have another identity at each opening")
struct RenamedRowsTests {
  @Test(
    "As much is met and found as where the same rows are called the same each time",
    arguments: 0..<40)
  func random(seed: Int) {
    let screen = RandomScreen(seed: seed)
    var openings = 0

    let steady = Self.audit { screen.open() }
    let renamed = Self.audit { () -> ModelSource<RandomScreen.Model> in
      openings += 1
      return screen.open { "opening \(openings), lamp \($0)" }
    }

    #expect(renamed.exploration.states.count == steady.exploration.states.count, "\(screen)")
    #expect(renamed.exploration.steps.count == steady.exploration.steps.count)
    #expect(renamed.exploration.surprises.isEmpty)
    #expect(renamed.findings.map(Self.words) == steady.findings.map(Self.words))
  }

  @Test("Rows that come later are called by the same name each time, and none is taken for another")
  func lateRows() {
    var openings = 0

    let steady = Explorer { SampleSources.messages { "\($0)" } }.explore()
    let renamed = Explorer { () -> ModelSource<SampleSources.Messages> in
      openings += 1
      let opening = openings
      return SampleSources.messages { $0 < 2 ? "\($0)" : "\(opening)-\($0)" }
    }.explore()

    #expect(renamed.states.count == steady.states.count)
    #expect(renamed.steps.count == steady.steps.count)
    #expect(renamed.surprises.isEmpty)
    #expect(renamed.cuts == steady.cuts)
    let rows = Set(renamed.states.flatMap { $0.elements.map(\.id.rawValue) })
    #expect(
      rows.filter { $0.hasPrefix("/0/") && $0.hasSuffix("/0") }.sorted() == [
        "/0/[#1]/0", "/0/[#2]/0", "/0/[0]/0", "/0/[1]/0",
      ])
  }

  @Test("The lines to each state lead there, whatever rows are called then")
  func scripts() throws {
    var openings = 0
    let explorer = Explorer { () -> ModelSource<SampleSources.Messages> in
      openings += 1
      let opening = openings
      return SampleSources.messages { "\(opening)-\($0)" }
    }

    let exploration = explorer.explore()

    for state in exploration.expanded {
      let script = explorer.script(to: state, in: exploration)
      #expect(script.leadsThere, "\(script.lines)")
    }
  }

  @Test("What moves in an opened screen keeps its name, and what is removed is gone")
  func identity() throws {
    var openings = 0
    let exploration = Explorer { () -> ModelSource<SampleSources.Messages> in
      openings += 1
      let opening = openings
      return SampleSources.messages { "\(opening)-\($0)" }
    }.explore()

    let step = try #require(
      exploration.steps.first { $0.step.deed == .perform(.activate, on: "/0/[#1]/1") }?.step)

    #expect(step.before["/0/[#2]/0"]?.element.label == "Message 1")
    #expect(step.after["/0/[#1]/0"] == nil)
    #expect(step.after["/0/[#2]/0"]?.element.label == "Message 1")
  }

  private static func audit<Source: AccessibilitySource>(
    opening open: @escaping @MainActor () -> Source
  ) -> ScreenAudit {
    Audit(of: "random", exploring: Explorer { open() }).run()
  }

  nonisolated private static func words(_ finding: AuditFinding) -> String {
    "\(finding.rule.id): \(finding.problem.message) \(finding.commands)"
  }
}
