import EarshotConversation
import Testing

@MainActor
@Suite("People react to messages")
struct ReactionTests {
  @Test("Choosing an emoji adds it, and choosing it again takes it away")
  func toggle() throws {
    let conversation = try picnic()

    #expect(try conversation.react(with: "❤️", to: "1", by: "me") == .added)
    #expect(try conversation.reaction(of: "me", to: "1")?.emoji == "❤️")
    #expect(try conversation.react(with: "❤️", to: "1", by: "me") == .removed)
    #expect(try conversation.reaction(of: "me", to: "1") == nil)
  }

  @Test("Where a person has one reaction, another emoji takes its place in the order")
  func replacement() throws {
    let conversation = try picnic()
    try conversation.react(with: "❤️", to: "1", by: "me")
    try conversation.react(with: "👍", to: "1", by: "ana")

    let change = try conversation.react(with: "😂", to: "1", by: "me")

    #expect(change == .replaced("❤️"))
    #expect(
      try conversation.message("1").reactions == [
        Reaction(person: "me", emoji: "😂"), Reaction(person: "ana", emoji: "👍"),
      ])
  }

  @Test("Where a person may have several, each is added at the end and taken away on its own")
  func several() throws {
    let conversation = try picnic(policy: .severalPerPerson)
    try conversation.react(with: "❤️", to: "1", by: "me")
    try conversation.react(with: "👍", to: "1", by: "me")
    try conversation.react(with: "😂", to: "1", by: "me")

    let change = try conversation.react(with: "👍", to: "1", by: "me")

    #expect(change == .removed)
    #expect(try conversation.message("1").reactions.map(\.emoji) == ["❤️", "😂"])
    #expect(try conversation.reaction(of: "me", to: "1")?.emoji == "😂")
  }

  @Test("The same emoji from two people are two reactions")
  func twoPeople() throws {
    let conversation = try picnic()
    try conversation.react(with: "👍", to: "1", by: "me")
    try conversation.react(with: "👍", to: "1", by: "ana")

    try conversation.react(with: "👍", to: "1", by: "me")

    #expect(try conversation.message("1").reactions == [Reaction(person: "ana", emoji: "👍")])
  }

  @Test("A heart is the same heart with and without a variation selector")
  func variationSelectors() throws {
    for (given, chosen) in [("❤", "❤\u{FE0F}"), ("❤\u{FE0F}", "❤"), ("❤\u{FE0E}", "❤\u{FE0F}")] {
      let conversation = try picnic()
      try conversation.react(with: given, to: "1", by: "me")

      #expect(try conversation.react(with: chosen, to: "1", by: "me") == .removed)
    }
  }

  @Test(
    "Emoji that people tell apart are different",
    arguments: [("👍🏽", "👍"), ("👍🏽", "👍🏿"), ("👩‍🚀", "👩"), ("🇳🇿", "🇦🇺"), ("\u{1FAFF}", "\u{1FAFE}")])
  func differentEmoji(given: String, chosen: String) throws {
    let conversation = try picnic()
    try conversation.react(with: given, to: "1", by: "me")

    #expect(try conversation.react(with: chosen, to: "1", by: "me") == .replaced(given))
  }
}
