import EarshotConversation
import Testing

@MainActor
@Suite("People write, edit and delete")
struct ConversationTests {
  @Test("A message is appended at the end and found by its identifier")
  func append() throws {
    let conversation = try picnic()
    let message = Message(id: "x", sender: "ana", text: "Lemonade?")

    try conversation.append(message)

    #expect(conversation.messages.map(\.id) == ["1", "2", "x"])
    #expect(try conversation.message("x") === message)
  }

  @Test("A new text gets a number that no message has or had")
  func numbering() throws {
    let conversation = try picnic()
    try conversation.append(Message(id: "4", sender: "ana", text: ""))

    let first = try conversation.append("a", from: "me")
    try conversation.delete(first.id)
    let second = try conversation.append("b", from: "me")

    #expect(first.id == "5")
    #expect(second.id == "6")
    #expect(second.sender == "me")
  }

  @Test("An edited message stays the same object in the same place")
  func edit() throws {
    let conversation = try picnic()
    let message = try conversation.message("1")

    try conversation.edit("1", text: "Saturday?")

    #expect(message.text == "Saturday?")
    #expect(conversation.messages.first === message)
  }

  @Test("A deleted message is gone, knows it, and its neighbours stay")
  func delete() throws {
    let conversation = try picnic()
    let message = try conversation.message("1")

    try conversation.delete("1")

    #expect(message.isDeleted)
    #expect(conversation.messages.map(\.id) == ["2"])
    #expect(throws: ConversationError.unknownMessage("1")) { try conversation.message("1") }
  }

  @Test("A deleted message can be put back")
  func putBack() throws {
    let conversation = try picnic()
    let message = try conversation.message("1")
    try conversation.delete("1")

    try conversation.append(message)

    #expect(!message.isDeleted)
    #expect(try conversation.message("1") === message)
  }

  @Test("Whoever joins can write")
  func join() throws {
    let conversation = try picnic()

    try conversation.add(Person(id: "noa", name: "Noa"))
    try conversation.append("Hello", from: "noa")

    #expect(try conversation.person("noa").name == "Noa")
    #expect(conversation.people.map(\.id) == ["me", "ana", "noa"])
  }

  @Test("What does not fit is refused with a sentence, and changes nothing")
  func refusals() throws {
    let conversation = try picnic()
    let before = conversation.encoded()
    func refusal(_ change: () throws -> Void) throws -> String {
      try #require(throws: ConversationError.self) { try change() }.description
    }

    let sentences = [
      try refusal { try conversation.append("a", from: "anna") },
      try refusal { try conversation.append("a", from: "zoe") },
      try refusal { try conversation.append(Message(id: "1", sender: "me", text: "")) },
      try refusal { try conversation.append(Message(id: "", sender: "me", text: "")) },
      try refusal { try conversation.edit("9", text: "") },
      try refusal { try conversation.delete("\u{1B}[2J") },
      try refusal { try conversation.add(Person(id: "ana", name: "Ana II")) },
      try refusal { try conversation.add(Person(id: "", name: "Nobody")) },
      try refusal { try conversation.react(with: "❤️", to: "9", by: "me") },
      try refusal { try conversation.react(with: "❤️", to: "1", by: "mee") },
      try refusal { try conversation.react(with: "", to: "1", by: "me") },
      try refusal { try conversation.react(with: " \u{FE0F}", to: "1", by: "me") },
      try refusal { try conversation.react(with: "\u{200D}\u{200B}\u{7}", to: "1", by: "me") },
      try refusal { try conversation.react(with: "❤️", to: "1", by: "robin") },
      try refusal { _ = try conversation.reaction(of: "zoe", to: "1") },
      try refusal {
        let reactions = ["❤️", "👍"].map { Reaction(person: "ana", emoji: $0) }
        try conversation.append(Message(id: "3", sender: "me", text: "", reactions: reactions))
      },
    ]

    #expect(
      sentences == [
        "there is no person 'anna' in the conversation; did you mean 'ana'?",
        "there is no person 'zoe' in the conversation",
        "there is a message '1' already",
        "an identifier must not be empty",
        "there is no message '9' in the conversation",
        "there is no message '\\u{1B}[2J' in the conversation",
        "there is a person 'ana' already",
        "an identifier must not be empty",
        "there is no message '9' in the conversation",
        "there is no person 'mee' in the conversation; did you mean 'me'?",
        "a reaction needs an emoji",
        "a reaction needs an emoji",
        "a reaction needs an emoji",
        "there is no person 'robin' in the conversation; did you mean 'me'?",
        "there is no person 'zoe' in the conversation",
        "'ana' reacts twice where one reaction is allowed",
      ])
    #expect(conversation.encoded() == before)
  }

  @Test("A conversation of nobody, or without me, does not begin")
  func beginnings() {
    let ana = Person(id: "ana", name: "Ana")

    #expect(throws: ConversationError.unknownPerson("me", nearest: nil)) {
      try Conversation(people: [ana], me: "me")
    }
    #expect(throws: ConversationError.personExists("ana")) {
      try Conversation(people: [ana, ana], me: "ana")
    }
  }
}
