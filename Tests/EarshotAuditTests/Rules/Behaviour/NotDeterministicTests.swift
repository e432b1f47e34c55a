import EarshotAudit
import EarshotReader
import EarshotTree
import Testing

@Suite("Rule not-deterministic", .cases(of: NotDeterministic.self))
struct NotDeterministicTests {
  private static let step = Deeds.activate(
    "it", from: DrawnScreen.of(DrawnScreen.element("it", "Send", .button)))

  @Test(
    "States that are not found again are found",
    arguments: [(1, "a state is"), (2, "2 states are"), (3, "3 states are")])
  func found(count: Int, words: String) {
    #expect(
      problems(Array(repeating: .notDeterministic, count: count)) == [
        AuditProblem("\(words) not found again by the same deeds")
      ])
  }

  @Test(
    "That something hidden counts is no chance",
    arguments: [[], [.dependsOnHistory], [.dependsOnHistory, .dependsOnHistory]]
      as [[Exploration.Surprise.Reason]])
  func history(reasons: [Exploration.Surprise.Reason]) {
    #expect(problems(reasons).isEmpty)
  }

  private func problems(_ reasons: [Exploration.Surprise.Reason]) -> [AuditProblem] {
    NotDeterministic.found(
      in: Deeds.exploration(
        [Self.step], surprises: reasons.map { Exploration.Surprise(state: 0, $0) }))
  }
}
