#if canImport(EarshotXCTest)
  import ChatViews
  import EarshotXCTest
  import XCTest

  final class BubbleTests: XCTestCase {
    @MainActor
    func testReacting() async throws {
      let reader = VoiceOver(reading: Bubble("See you at the ferry"))

      try reader.act("React with ❤️")

      expectSpoken(reader, ["See you at the ferry. Actions available", "Reacted with ❤️"])
      XCTAssertEqual(reader.focused?.value, "Reacted with ❤️")
    }

    @MainActor
    func testScenarios() async {
      for scenario in Scenario.all(in: "../SwiftTestingTests/Scenarios") {
        expectHeard(scenario, on: Bubble("See you at the ferry"))
      }
    }

    @MainActor
    func testMistakes() async {
      let reader = VoiceOver(reading: Bubble("See you at the ferry"))

      await reader.wait(0.5)
      XCTAssertThrowsError(try reader.act("React with")) { error in
        XCTAssertTrue("\(error)".hasPrefix("XCTestTests/BubbleTests.swift:"), "\(error)")
      }
      XCTAssertThrowsError(try reader.perform("nxt"))
      XCTAssertEqual(reader.log(since: 1).map(\.cause), ["wait 0.5"])
      expectTranscript(reader, named: "waiting", recording: .never)
    }
  }
#endif
