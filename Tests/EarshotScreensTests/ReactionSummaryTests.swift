import EarshotConversation
import EarshotTree
import Testing

@testable import EarshotScreens

@MainActor
@Suite("Reactions in words")
struct ReactionSummaryTests {
  private func words(_ reactions: [(person: String, emoji: String)]) throws -> String? {
    let conversation = try Conversation(
      people: [
        Person(id: "me", name: "Robin"), Person(id: "ana", name: "Ana"),
        Person(id: "ben", name: "Ben"), Person(id: "cleo", name: "Cleo"),
        Person(id: "dan", name: "Dan"),
      ], me: "me", policy: .severalPerPerson)
    let message = Message(
      id: "1", sender: "ana", text: "",
      reactions: reactions.map { Reaction(person: $0.person, emoji: $0.emoji) })
    return ReactionSummary(of: message, in: conversation).words
  }

  @Test("Without reactions there are no words")
  func none() throws { #expect(try words([]) == nil) }

  @Test("Up to three people are named, I come first, and the rest is counted")
  func people() throws {
    #expect(try words([("ana", "👍")]) == "Ana reacted with 👍")
    #expect(try words([("ana", "👍"), ("me", "👍")]) == "You and Ana reacted with 👍")
    #expect(
      try words([("ana", "👍"), ("ben", "👍"), ("me", "👍")]) == "You, Ana and Ben reacted with 👍")
    #expect(
      try words([("ana", "👍"), ("ben", "👍"), ("cleo", "👍"), ("me", "👍")])
        == "You and 3 others reacted with 👍")
  }

  @Test("Each emoji is told once, in order of arrival; a skin tone makes another one")
  func emoji() throws {
    #expect(
      try words([("ana", "❤️"), ("ben", "👍"), ("cleo", "❤"), ("dan", "👍🏽")])
        == "Ana and Cleo reacted with ❤️, Ben reacted with 👍, Dan reacted with 👍🏽")
  }
}
