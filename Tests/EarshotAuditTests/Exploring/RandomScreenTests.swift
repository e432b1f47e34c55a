import EarshotAudit
import EarshotTree
import Testing

@MainActor
@Suite("Exploring screens that are made at random")
struct RandomScreenTests {
  @Test(
    "Every element is met in every state in which a search through all combinations meets it",
    arguments: 0..<60)
  func everyElement(seed: Int) {
    let screen = RandomScreen(seed: seed)

    let exploration = Explorer { screen.open() }.explore()

    let met = Set(exploration.states.flatMap { $0.elements.map(\.element) })
    let missing = screen.everythingExposed().subtracting(met)
    #expect(missing.isEmpty, "\(screen)")
    #expect(exploration.cuts.isEmpty)
    #expect(exploration.surprises.isEmpty)
  }
}
