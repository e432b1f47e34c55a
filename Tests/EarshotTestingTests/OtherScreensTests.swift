import EarshotConversation
import EarshotTestSupport
import EarshotTesting
import Testing

@MainActor
@Suite("A test reads more than views")
struct OtherScreensTests {
  private let tree = """
    {"earshotTree": 1, "elements": [
      {"id": "a", "label": "Ferry", "traits": ["header"]},
      {"id": "b", "label": "Send", "traits": ["button"]}]}
    """

  @Test("A tree that is written down in the test is read")
  func treeFromText() throws {
    let reader = try VoiceOver(readingJSON: tree)

    reader.next()

    expectSpoken(reader, ["Ferry, heading", "Send, button"])
    #expect(reader.focused?.traits == .button)
  }

  @Test("A conversation that is written down in the test is read, and can be reacted to")
  func conversationFromText() throws {
    let reader = try VoiceOver(
      readingJSON: """
        {"earshotConversation": 1,
         "people": [{"id": "me", "name": "You", "me": true}, {"id": "kim", "name": "Kim"}],
         "messages": [{"id": "1", "sender": "kim", "text": "Shall we take the 11:10?"}]}
        """)

    try reader.act("React with 👍")

    expectSpoken(
      reader,
      ["Kim, Shall we take the 11:10? Actions available", "You reacted with 👍"])
  }

  @Test("A conversation that the test holds is read, and its changes are heard")
  func conversation() throws {
    let json = Array(
      #"""
      {"earshotConversation": 1, "people": [{"id": "me", "name": "You", "me": true}],
       "messages": [{"id": "1", "sender": "me", "text": "Done"}]}
      """#.utf8)
    let reader = VoiceOver(reading: try Conversation(parsing: json, file: "JSON"))

    expectSpoken(reader, ["You, Done. Actions available"])
  }

  @Test("A file lies beside the test, and what is wrong in it is said with the line of the test")
  func files() throws {
    let reader = try VoiceOver(opening: "../../Scenarios/Tree/order.json")
    expectSpoken(reader, ["Your order, heading"])

    let missing = #expect(throws: VoiceOverError.self) { try VoiceOver(opening: "no.json") }
    #expect(
      missing?.reason.hasSuffix(
        "/no.json: error: cannot be read: No such file or directory") == true)
    #expect(
      missing?.description.hasPrefix("EarshotTestingTests/OtherScreensTests.swift:") == true)
    let malformed = #expect(throws: VoiceOverError.self) {
      try VoiceOver(readingJSON: "{\"earshotTree\": 1,\n \"elments\": []}")
    }
    #expect(malformed?.reason.hasPrefix("JSON:2:2: error: unknown key 'elments'") == true)
    let unknown = #expect(throws: VoiceOverError.self) { try VoiceOver(opening: "tapbak") }
    #expect(unknown?.reason == "unknown screen 'tapbak'; did you mean 'tapback'?")
  }

  @Test("The transcript of a file names it from where the transcript lies")
  func transcriptOfFile() throws {
    let folder = try TemporaryFolder()
    let reader = try VoiceOver(opening: "../../Scenarios/Tree/order.json")

    _ = reader.failure(
      expectingTranscript: "order", recording: .missing, besides: folder("OrderTests.swift"))

    #expect(
      try folder.text(of: "Transcripts/OrderTests/order.transcript") == """
        screen: ../../../../Scenarios/Tree/order.json

        Your order, heading

        """)
  }
}
