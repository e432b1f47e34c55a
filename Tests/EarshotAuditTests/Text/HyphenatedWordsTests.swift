import Testing

@testable import EarshotAudit

@Suite("Words that people write with a hyphen")
struct HyphenatedWordsTests {
  @Test(
    "A word is ordinary by how it begins, by how it ends, or by what joins it",
    arguments: [
      "self-destruct", "e-mail", "check-in", "pop-up", "forget-me-not-on", "jack-of-trades",
      "stick-in-mud", "mother-in-law",
    ])
  func ordinary(word: String) {
    #expect(HyphenatedWords.isOrdinary(word.split(separator: "-")))
  }

  @Test(
    "Small words at the other end, or inside a part, join nothing",
    arguments: [
      "reaction-add", "chat-send-icon", "in-icon", "icon-e", "icon-of", "of-icon", "send-into-icon",
    ])
  func names(word: String) {
    #expect(!HyphenatedWords.isOrdinary(word.split(separator: "-")))
  }

  @Test("Where there are no parts, nobody wrote a name")
  func nothing() {
    #expect(HyphenatedWords.isOrdinary([]))
  }
}
