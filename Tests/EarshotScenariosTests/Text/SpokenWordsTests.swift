import Testing

@testable import EarshotScenarios

@Suite("Words are compared as they are heard")
struct SpokenWordsTests {
  @Test("Punctuation and case are not heard, and each emoji is a word of its own")
  func words() {
    let text = SpokenWords("Yes, and I'm bringing “lemonade” 👍❤️. Send, dimmed, button")

    #expect(
      text.words == [
        "yes", "and", "i", "m", "bringing", "lemonade", "👍", "❤", "send", "dimmed", "button",
      ])
  }

  @Test("An emoji is the same with and without its variant, but not with another skin tone")
  func emoji() {
    #expect(SpokenWords("❤️") == SpokenWords("❤"))
    #expect(SpokenWords("👍🏽") != SpokenWords("👍"))
    #expect(SpokenWords("👩‍🚀") != SpokenWords("👩🚀"))
  }

  @Test(
    "Words are heard in their order, with others between them",
    arguments: [("Send button", true), ("button Send", false), ("send dim", false)])
  func heard(_ words: String, _ isHeard: Bool) {
    let others = SpokenWords("Send, dimmed, button").words

    #expect(SpokenWords(words).areHeard(in: others) == isHeard)
  }

  @Test(
    "Words are said when they stand side by side",
    arguments: [
      ("React with", true), ("react", true), ("actions available", true),
      ("react available", false),
      ("avail", false), ("React with heart. Actions available now", false),
    ])
  func said(_ words: String, _ isSaid: Bool) {
    let other = SpokenWords("React with heart. Actions available")

    #expect(SpokenWords(words).areSaid(in: other) == isSaid)
  }
}
