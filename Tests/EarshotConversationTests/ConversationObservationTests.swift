import EarshotConversation
import Testing

@MainActor
@Suite("Whoever watches is told of what they watch, and of nothing else")
struct ConversationObservationTests {
  @Test("A reaction concerns those who watch this message, in a conversation of any length")
  func oneMessage() throws {
    let conversation = SampleConversation.make(messages: 20_000, seed: 1)
    let watched = Counter()
    let others = Counter()
    let list = Counter()
    for message in conversation.messages {
      (message.id == "9000" ? watched : others).watch {
        _ = message.reactions
        _ = message.text
      }
    }
    list.watch { _ = conversation.messages.count }

    try conversation.react(with: "🪁", to: "9000", by: "me")

    #expect(watched.count == 1)
    #expect(others.count == 0)
    #expect(list.count == 0)
  }

  @Test("Everyone who watches a message is told")
  func severalWatchers() throws {
    let conversation = try picnic()
    let counters = [Counter(), Counter(), Counter()]
    for counter in counters {
      counter.watch { _ = try? conversation.reaction(of: "me", to: "1") }
    }

    try conversation.react(with: "❤️", to: "1", by: "me")

    #expect(counters.map(\.count) == [1, 1, 1])
  }

  @Test("Those who watch the list are told of a new message, and those who watch a message are not")
  func arrival() throws {
    let conversation = try picnic()
    let list = Counter()
    let message = Counter()
    list.watch { _ = conversation.messages }
    message.watch { _ = try? conversation.message("1").text }

    try conversation.append("New", from: "ana")

    #expect(list.count == 1)
    #expect(message.count == 0)
  }

  @Test("Those who look for a message are told when it is deleted, and when it appears")
  func lookup() throws {
    let conversation = try picnic()
    let present = Counter()
    let absent = Counter()
    present.watch { _ = try? conversation.message("1") }
    absent.watch { _ = try? conversation.message("3") }

    try conversation.append(Message(id: "3", sender: "me", text: ""))
    #expect(absent.count == 1)
    #expect(present.count == 0)

    try conversation.delete("1")
    #expect(present.count == 1)
  }
}
