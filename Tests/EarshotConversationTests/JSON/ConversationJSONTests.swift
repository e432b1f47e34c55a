import EarshotConversation
import Testing

@MainActor
@Suite("A conversation is kept as JSON")
struct ConversationJSONTests {
  static let picnicText = """
    {
      "earshotConversation": 1,
      "title": "Picnic",
      "reactionPolicy": "onePerPerson",
      "people": [
        {"id": "me", "name": "Robin", "me": true},
        {"id": "ana", "name": "Ana"}
      ],
      "messages": [
        {
          "id": "1",
          "sender": "ana",
          "text": "Sunday?",
          "reactions": [
            {"person": "me", "emoji": "❤️"}
          ]
        },
        {
          "id": "2",
          "sender": "me",
          "text": "Yes"
        }
      ]
    }

    """

  @Test("A conversation is written in full, with a line for each thing that can change")
  func writing() throws {
    let conversation = try picnic()
    try conversation.react(with: "❤️", to: "1", by: "me")

    #expect(String(decoding: conversation.encoded(), as: UTF8.self) == Self.picnicText)
  }

  @Test("What was written is read as the same conversation")
  func reading() throws {
    let conversation = try Conversation(parsing: Array(Self.picnicText.utf8), file: "a.json")

    #expect(conversation.title == "Picnic")
    #expect(conversation.me == "me")
    #expect(conversation.policy == .onePerPerson)
    #expect(
      conversation.people == [Person(id: "me", name: "Robin"), Person(id: "ana", name: "Ana")])
    #expect(conversation.messages.map(\.text) == ["Sunday?", "Yes"])
    #expect(try conversation.message("1").reactions == [Reaction(person: "me", emoji: "❤️")])
    #expect(String(decoding: conversation.encoded(), as: UTF8.self) == Self.picnicText)
  }

  @Test("The order of keys is free, and what has a default may be absent")
  func keyOrder() throws {
    let text = """
      {"messages": [{"reactions": [{"emoji": "👍", "person": "b"}], "text": "", "sender": "b", "id": "x"}],
       "people": [{"me": false, "name": "", "id": "b"}, {"me": true, "name": "A", "id": "a"}],
       "earshotConversation": 1}
      """

    let conversation = try Conversation(parsing: Array(text.utf8), file: "a.json")

    #expect(conversation.title == nil)
    #expect(conversation.me == "a")
    #expect(conversation.policy == .onePerPerson)
    #expect(conversation.messages.map(\.sender) == ["b"])
    #expect(conversation.messages.first?.reactions == [Reaction(person: "b", emoji: "👍")])
  }

  @Test("Several reactions of a person are kept where the policy allows them")
  func severalReactions() throws {
    let conversation = try picnic(policy: .severalPerPerson)
    try conversation.react(with: "❤️", to: "1", by: "me")
    try conversation.react(with: "👍", to: "1", by: "me")

    let copy = try Conversation(parsing: conversation.encoded(), file: "a.json")

    #expect(copy.policy == .severalPerPerson)
    #expect(try copy.message("1").reactions.map(\.emoji) == ["❤️", "👍"])
  }

  @Test("Text of every kind is read back scalar for scalar", arguments: 0..<6)
  func everyText(seed: UInt64) throws {
    let conversation = SampleConversation.make(messages: 300, seed: seed)

    let bytes = conversation.encoded()
    let copy = try Conversation(parsing: bytes, file: "a.json")

    for (message, copied) in zip(conversation.messages, copy.messages) {
      #expect(message.text.unicodeScalars.elementsEqual(copied.text.unicodeScalars))
      #expect(message.reactions == copied.reactions)
    }
    #expect(copy.messages.count == 300)
    #expect(copy.encoded() == bytes)
  }
}
