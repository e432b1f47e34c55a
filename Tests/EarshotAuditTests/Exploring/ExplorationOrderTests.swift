import EarshotAudit
import EarshotTree
import Testing

@MainActor
@Suite("The order in which an exploration is told")
struct ExplorationOrderTests {
  @Test(
    "In reading order, what was found with any seed is told in the same order", arguments: 1..<6)
  func readingOrder(seed: UInt64) {
    let usual = Audit(of: "lamps", exploring: Explorer { SampleSources.lamps(4) }).run()
    let other = Audit(of: "lamps", exploring: Explorer(seed: seed) { SampleSources.lamps(4) }).run()

    #expect(other.exploration.states == usual.exploration.states)
    #expect(Set(other.exploration.steps) == Set(usual.exploration.steps))
    let opened = usual.exploration.steps.filter { $0.from == 0 }
    #expect(Array(other.exploration.steps.prefix(opened.count)) == opened)
  }
}
