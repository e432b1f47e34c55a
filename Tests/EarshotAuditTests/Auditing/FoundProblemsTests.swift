import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("Problems are told once, however many states show them")
struct FoundProblemsTests {
  @Test("What is said of a whole screen is the same where only a number differs")
  func wholeScreen() {
    let exploration = Exploration(states: [20, 21, 25].map(column))

    #expect(
      FoundProblems(in: exploration, by: [HeadingMissing.self]) {}.all.map(\.problem.message) == [
        "there are 20 stops, and no heading to jump to"
      ])
  }

  @Test("What is said of elements is told of each that is there from the start")
  func elements() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("1", nil, .button), DrawnScreen.element("2", nil, .button))
    let exploration = Exploration(states: [screen, screen])

    #expect(
      FoundProblems(in: exploration, by: [MissingLabel.self]) {}.all.map(\.problem.element)
        == ["1", "2"])
  }

  private func column(of count: Int) -> AuditedScreen {
    AuditedScreen(
      elements: (0..<count).map { DrawnScreen.element(.init(rawValue: "\($0)"), "Line \($0)") })
  }
}
