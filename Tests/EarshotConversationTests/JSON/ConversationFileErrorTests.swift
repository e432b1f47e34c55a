import EarshotConversation
import EarshotJSON
import EarshotTestSupport
import Testing

@MainActor
@Suite("A file that is no conversation is refused where it is wrong")
struct ConversationFileErrorTests {
  private static let people = #""people": [{"id": "me", "name": "R", "me": true}]"#

  private static func error(_ text: String) throws -> String {
    try #require(throws: ConversationFileError.self) {
      try Conversation(parsing: Array(text.utf8), file: "c.json")
    }.description
  }

  private static func errorInMessages(_ messages: String) throws -> String {
    try error("{\"earshotConversation\": 1, \(people),\n \"messages\": [\(messages)]}")
  }

  private static func errorInPeople(_ people: String) throws -> String {
    try error("{\"earshotConversation\": 1, \"messages\": [],\n \"people\": [\(people)]}")
  }

  @Test("The outermost object has a known version, known keys, and all that are needed")
  func outermost() throws {
    #expect(try Self.error("[]") == "c.json:1:1: error: expected an object, found an array")
    #expect(try Self.error("{}") == "c.json:1:1: error: the key 'earshotConversation' is missing")
    #expect(
      try Self.error(#"{"earshotConversation": 2}"#)
        == "c.json:1:25: error: version 2 of the format is unknown; known is 1 (at $.earshotConversation)"
    )
    #expect(
      try Self.error(#"{"earshotConversation": "1"}"#)
        == "c.json:1:25: error: expected a whole number, found a string (at $.earshotConversation)")
    #expect(
      try Self.error(#"{"earshotConversation": 1, "mesages": []}"#)
        == "c.json:1:28: error: unknown key 'mesages'; did you mean 'messages'? (at $.mesages)")
    #expect(
      try Self.error("{\"earshotConversation\": 1, \(Self.people)}")
        == "c.json:1:1: error: the key 'messages' is missing")
    #expect(
      try Self.error(#"{"earshotConversation": 1, "messages": []}"#)
        == "c.json:1:1: error: the key 'people' is missing")
    #expect(
      try Self.error(#"{"earshotConversation": 1, "title": null}"#)
        == "c.json:1:37: error: expected a string, found null (at $.title)")
    #expect(
      try Self.error(#"{"reactionPolicy": "oneperperson"}"#)
        == "c.json:1:20: error: unknown reaction policy 'oneperperson'; "
        + "did you mean 'onePerPerson'? (at $.reactionPolicy)")
    #expect(
      try Self.error(#"{"reactionPolicy": "any"}"#)
        == "c.json:1:20: error: unknown reaction policy 'any'; "
        + "known are 'onePerPerson', 'severalPerPerson' (at $.reactionPolicy)")
    #expect(
      try Self.error("{\"earshotConversation\": 1, \(Self.people), \"messages\": []} 0")
        == "c.json:1:95: error: expected the end of the document, found '0'")
  }

  @Test("Each person has an identifier of their own, and exactly one is me")
  func people() throws {
    #expect(
      try Self.errorInPeople("")
        == "c.json:2:12: error: nobody is marked as me; one person needs \"me\": true (at $.people)"
    )
    #expect(
      try Self.errorInPeople(#"{"id": "a", "name": "A", "me": false}"#)
        == "c.json:2:12: error: nobody is marked as me; one person needs \"me\": true (at $.people)"
    )
    #expect(
      try Self.errorInPeople(
        #"{"id": "a", "name": "A", "me": true}, {"id": "b", "name": "B", "me": true}"#)
        == "c.json:2:82: error: a second person is marked as me; "
        + "the conversation is shown on one device (at $.people[1].me)")
    #expect(
      try Self.errorInPeople(
        #"{"id": "a", "name": "A", "me": true}, {"id": "a", "name": "B"}"#)
        == "c.json:2:58: error: there is a person 'a' already (at $.people[1].id)")
    #expect(
      try Self.errorInPeople(#"{"id": "", "name": "A", "me": true}"#)
        == "c.json:2:20: error: an identifier must not be empty (at $.people[0].id)")
    #expect(
      try Self.errorInPeople(#"{"id": "a"}"#)
        == "c.json:2:13: error: the key 'name' is missing (at $.people[0])")
    #expect(
      try Self.errorInPeople(#"{"id": "a", "name": "A", "me": 1}"#)
        == "c.json:2:44: error: expected true or false, found a number (at $.people[0].me)")
  }

  @Test("Each message has an identifier of its own, a text, and a sender who takes part")
  func messages() throws {
    #expect(
      try Self.errorInMessages(#"{"id": "1", "sender": "me", "text": 7}"#)
        == "c.json:2:51: error: expected a string, found a number (at $.messages[0].text)")
    #expect(
      try Self.errorInMessages(#"{"id": "1", "sender": "me"}"#)
        == "c.json:2:15: error: the key 'text' is missing (at $.messages[0])")
    #expect(
      try Self.errorInMessages(#"{"id": "1", "sender": "me", "text": "", "reaction": []}"#)
        == "c.json:2:55: error: unknown key 'reaction'; did you mean 'reactions'? "
        + "(at $.messages[0].reaction)")
    #expect(
      try Self.errorInMessages(#"{"id": "1", "sender": "mee", "text": ""}"#)
        == "c.json:2:37: error: there is no person 'mee' in the conversation; did you mean 'me'? "
        + "(at $.messages[0].sender)")
    #expect(
      try Self.errorInMessages(
        #"{"id": "1", "sender": "me", "text": ""}, {"id": "1", "sender": "me", "text": ""}"#)
        == "c.json:2:63: error: there is a message '1' already (at $.messages[1].id)")
  }

  @Test("Each reaction has an emoji, and a person who takes part and may react")
  func reactions() throws {
    func error(_ reactions: String) throws -> String {
      try Self.errorInMessages(
        "{\"id\": \"1\", \"sender\": \"me\", \"text\": \"\",\n\"reactions\": [\(reactions)]}")
    }

    #expect(
      try error(#"{"person": "zoe", "emoji": "👍"}"#)
        == "c.json:3:26: error: there is no person 'zoe' in the conversation "
        + "(at $.messages[0].reactions[0].person)")
    #expect(
      try error(#"{"person": "me", "emoji": ""}"#)
        == "c.json:3:41: error: a reaction needs an emoji (at $.messages[0].reactions[0].emoji)")
    #expect(
      try error(#"{"person": "me"}"#)
        == "c.json:3:15: error: the key 'emoji' is missing (at $.messages[0].reactions[0])")
    #expect(
      try error(#"{"person": "me", "emoji": "👍"}, {"person": "me", "emoji": "👎"}"#)
        == "c.json:3:58: error: 'me' reacts twice where one reaction is allowed "
        + "(at $.messages[0].reactions[1].person)")
  }

  @Test("Under the policy of several reactions, one emoji twice is refused, however it is written")
  func sameEmojiTwice() throws {
    let text = """
      {"earshotConversation": 1, "reactionPolicy": "severalPerPerson", \(Self.people), "messages": [
      {"id": "1", "sender": "me", "text": "", "reactions": [
      {"person": "me", "emoji": "❤\u{FE0F}"},
      {"person": "me", "emoji": "❤"}]}]}
      """

    #expect(
      try Self.error(text)
        == "c.json:4:12: error: 'me' reacts twice where one reaction is allowed "
        + "(at $.messages[0].reactions[1].person)")
  }

  @Test("Damaged conversations are refused with a place inside the file, and never crash")
  func damage() throws {
    let original = SampleConversation.make(messages: 40, seed: 5).encoded()
    var generator = SeededGenerator(seed: 11)
    var refused = 0
    for _ in 0..<300 {
      var bytes = original
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes[start] = UInt8(Int.random(in: 0..<256, using: &generator))
      case 1:
        bytes.removeSubrange(
          start..<min(bytes.count, start + 1 + Int.random(in: 0..<9, using: &generator)))
      default: bytes.insert(contentsOf: bytes[start...].prefix(30), at: start)
      }

      do { _ = try Conversation(parsing: bytes, file: "c.json") } catch {
        guard case .malformed("c.json", let cause) = error else {
          Issue.record("expected a malformed file, got \(error)")
          continue
        }
        #expect((0...bytes.count).contains(cause.position.byteOffset))
        refused += 1
      }
    }

    #expect(refused > 0)
  }
}
