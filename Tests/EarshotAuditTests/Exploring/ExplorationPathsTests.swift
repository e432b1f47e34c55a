import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("Paths through what was explored")
struct ExplorationPathsTests {
  @Test("The fewest steps lead to a state, and none to the opened screen")
  func shortest() {
    let exploration = Self.exploration([(0, 1), (1, 2), (0, 0), (0, 2), (2, 3)])

    #expect(exploration.path(to: 0) == [])
    #expect(exploration.path(to: 2) == [3])
    #expect(exploration.path(to: 3) == [3, 4])
  }

  @Test("A way without a finger is taken, even if it is longer")
  func withoutFinger() {
    let exploration = Self.exploration(
      [(0, 2), (0, 1), (1, 2), (2, 3)], fingers: [0])
    let touched = Self.exploration([(0, 1), (1, 2)], fingers: [1])

    #expect(exploration.path(to: 2) == [1, 2])
    #expect(touched.path(to: 2) == [0, 1])
  }

  @Test("Where no step leads there is no path")
  func nowhere() {
    let exploration = Self.exploration([(1, 0), (1, 2)])

    #expect(exploration.path(to: 1) == nil)
    #expect(exploration.path(to: 2) == nil)
  }

  @Test("Between two states only what is allowed is taken")
  func allowed() {
    let exploration = Self.exploration([(0, 1), (1, 2), (2, 0), (0, 2)])

    #expect(exploration.path(from: 1, to: 0) { _ in true } == [1, 2])
    #expect(exploration.path(from: 0, to: 2) { $0.to != 2 || $0.from == 1 } == [0, 1])
    #expect(exploration.path(from: 0, to: 2) { $0.to != 2 } == nil)
  }

  private static func exploration(
    _ steps: [(from: Int, to: Int)], fingers: Set<Int> = []
  ) -> Exploration {
    let states = (0...3).map { DrawnScreen.of(DrawnScreen.element("it", "\($0)")) }
    return Exploration(
      states: states,
      steps: steps.enumerated().map { index, edge in
        let deed: AuditDeed =
          fingers.contains(index) ? .touch(.tap, on: "it") : .perform(.activate, on: "it")
        return Exploration.Edge(
          from: edge.from, to: edge.to,
          step: Deeds.step(deed, from: states[edge.from], to: states[edge.to]))
      })
  }
}
