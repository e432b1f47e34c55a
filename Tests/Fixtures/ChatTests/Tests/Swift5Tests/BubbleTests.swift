#if canImport(EarshotTesting)
  import ChatViews
  import EarshotTesting
  import Testing

  @Suite("Swift 5 mode")
  struct BubbleTests {
    @MainActor @Test("A reaction is said") func reacting() async throws {
      let reader = VoiceOver(reading: Bubble("Hello"))
      try reader.act("React with ❤️")
      await reader.wait(1)
      expectSpoken(reader, ["Hello. Actions available", "Reacted with ❤️"])
      #expect(reader.log.last?.kind == .note)
    }
  }
#endif
