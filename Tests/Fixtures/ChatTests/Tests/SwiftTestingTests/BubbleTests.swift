#if canImport(EarshotTesting)
  import ChatViews
  import EarshotTesting
  import Testing

  @MainActor
  @Test("A reaction is said, and can be taken back")
  func reacting() throws {
    let reader = VoiceOver(reading: Bubble("See you at the ferry"))

    try reader.act("React with ❤️")
    try reader.act("Remove ❤️")

    expectSpoken(
      reader,
      [
        "See you at the ferry. Actions available", "Reacted with ❤️",
        "See you at the ferry",
      ])
    expectConveys(reader, "ferry Reacted")
    expectNeverSaid(reader, "React with")
    expectTranscript(reader, named: "reacting")
  }

  @MainActor
  @Test("The element under the cursor can be looked at", arguments: ["Hello", "❤️"])
  func focused(_ text: String) async {
    let reader = VoiceOver(reading: Bubble(text))

    await reader.settle()

    #expect(reader.focused?.label == text)
    #expect(reader.focused?.value == nil)
  }

  @MainActor
  @Test("Each transcript is a test case", arguments: Scenario.all(in: "Scenarios"))
  func scenarios(_ scenario: Scenario) {
    expectHeard(scenario, on: Bubble("See you at the ferry"))
  }
#endif
