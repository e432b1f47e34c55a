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
  }
#endif
