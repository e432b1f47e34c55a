import EarshotReader
import EarshotTree
import Testing

@testable import EarshotAudit

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

  @Test(
    "Rows that were others in number are found, with both numbers",
    arguments: [
      (3, 5, "there are 3 rows once and 5 another time, although the same was done"),
      (1, 2, "there is 1 row once and 2 another time, although the same was done"),
      (2, 0, "there are 2 rows once and 0 another time, although the same was done"),
    ])
  func rows(once: Int, again: Int, message: String) {
    var differences = OpeningDifferences()
    _ = differences.learn(from: Self.rows(once), Self.rows(again))

    let problems = NotDeterministic.found(in: Self.exploration(of: Self.rows(once), differences))

    #expect(problems.map(\.message) == [message])
    #expect(problems.map(\.element) == ["/1/[0]/0"])
    #expect(problems.map(\.isAboutChance) == [true])
  }

  @Test("What is there once and not again is found with its words")
  func presence() {
    let screens = [
      DrawnScreen.of(DrawnScreen.element("/0/0", "Hi"), DrawnScreen.element("/1", "Send")),
      DrawnScreen.of(DrawnScreen.element("/0/1", "Moin"), DrawnScreen.element("/1", "Send")),
      DrawnScreen.of(DrawnScreen.element("/1", "Send")),
    ]
    let messages = [1, 2].map { other in
      var differences = OpeningDifferences()
      _ = differences.learn(from: screens[0], screens[other])
      return NotDeterministic.found(in: Self.exploration(of: screens[0], differences))
        .map(\.message)
    }

    #expect(
      messages == [
        ["there is “Hi” once and “Moin” another time, although the same was done"],
        ["there is “Hi” once and nothing another time, although the same was done"],
      ])
  }

  private static func rows(_ count: Int) -> AuditedScreen {
    AuditedScreen(
      elements: [DrawnScreen.element("/0", "Chat")]
        + (0..<count).map { DrawnScreen.element(.init(rawValue: "/1/[\($0)]/0"), "Row \($0)") })
  }

  private static func exploration(
    of screen: AuditedScreen, _ differences: OpeningDifferences
  ) -> Exploration {
    Exploration(
      states: [screen], overview: nil, openings: Exploration.Openings(differences: differences))
  }

  private func problems(_ reasons: [Exploration.Surprise.Reason]) -> [AuditProblem] {
    NotDeterministic.found(
      in: Deeds.exploration(
        [Self.step], surprises: reasons.map { Exploration.Surprise(state: 0, $0) }))
  }
}
