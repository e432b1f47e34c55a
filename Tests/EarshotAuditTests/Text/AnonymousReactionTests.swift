import Testing

@testable import EarshotAudit

@Suite("Texts that tell of a reaction and of nobody")
struct AnonymousReactionTests {
  @Test(
    "Emoji, few people and what stands around them name nobody",
    arguments: [
      "👍", "👍 3", "👍 2 ❤️ 1", "Reacted with ❤️", "Reacted with thumbs up", "2 reactions: 👍 and ❤️",
      "Mit 👍 reagiert", "A réagi avec 👍", "Reaccionó con 👍",
    ])
  func anonymous(text: String) {
    #expect(AnonymousReaction.isToldBy(text))
  }

  @Test(
    "A name, many people and other texts are something else",
    arguments: [
      "Ana reacted with 👍", "👍 Ana", "Reacted with 👍 by Ana", "Reacted with Ana", "👍 4", "👍 120",
      "Reacted with", "3", "See you 👍", "Reacted to everything", "You reacted with 👍", "",
    ])
  func others(text: String) {
    #expect(!AnonymousReaction.isToldBy(text))
  }

  @Test("An action that takes something back tells that it is one's own")
  func own() {
    #expect(AnonymousReaction.isOwn(byAction: "Remove 👍"))
    #expect(AnonymousReaction.isOwn(byAction: "👍 entfernen"))
    #expect(!AnonymousReaction.isOwn(byAction: "React with 👍"))
    #expect(!AnonymousReaction.isOwn(byAction: ""))
  }
}
