import EarshotTesting
import Testing

@MainActor
@Suite("A folder of transcripts is one test case each")
struct ScenarioTests {
  @Test("Each transcript is heard on the view", arguments: Scenario.all(in: "Scenarios"))
  func heard(_ scenario: Scenario) {
    expectHeard(scenario, on: LikeableMessage())
  }

  @Test("Each transcript is named by its path below the folder")
  func names() {
    #expect(
      Scenario.all(in: "Scenarios").map(\.description) == [
        "liking.transcript", "replying/typing.transcript",
      ])
  }
}
