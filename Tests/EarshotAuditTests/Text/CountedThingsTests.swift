import Testing

@testable import EarshotAudit

@Suite("Numbers and the words behind them")
struct CountedThingsTests {
  @Test(
    "One thing is called as one, and several as several",
    arguments: [
      ("1 reactions", "1 reactions", "1 reaction"), ("2 reply", "2 reply", "2 replies"),
      ("Ana and 1 others reacted", "1 others", "1 other"),
      ("Ana and 2 other", "2 other", "2 others"), ("3 photo.", "3 photo", "3 photos"),
      ("2 message, 1 call", "2 message", "2 messages"),
      ("12 minute ago", "12 minute", "12 minutes"),
    ])
  func mistakes(text: String, written: String, right: String) {
    #expect(CountedThings.firstMistake(in: text, language: "en")?.written == written)
    #expect(CountedThings.firstMistake(in: text, language: "en")?.right == right)
  }

  @Test(
    "What kind of thing it is may stand between",
    arguments: [
      ("1 new messages", "1 new messages", "1 new message"),
      ("2 new unread message", "2 new unread message", "2 new unread messages"),
      ("1 Missed calls", "1 Missed calls", "1 Missed call"),
    ])
  func between(text: String, written: String, right: String) {
    #expect(CountedThings.firstMistake(in: text, language: "en")?.written == written)
    #expect(CountedThings.firstMistake(in: text, language: "en")?.right == right)
  }

  @Test("The first mistake is told, and what is right before it is passed over")
  func first() {
    #expect(
      CountedThings.firstMistake(in: "2 photos, 1 files, 3 video", language: "en")?.written
        == "1 files")
  }

  @Test(
    "A form that fits, or a word that is no form of a thing, is right",
    arguments: [
      "1 reaction", "2 replies", "0 message", "-1 message", "1 series", "2 sheep", "2", "2 new",
      "1 unread", "two reaction", "reactions",
    ])
  func right(text: String) {
    #expect(CountedThings.firstMistake(in: text, language: "en") == nil)
  }

  @Test(
    "A number that names a thing counts none",
    arguments: ["3 of 1 messages", "Day 1 messages", "Room 2 message", "No 1 votes"])
  func naming(text: String) {
    #expect(CountedThings.firstMistake(in: text, language: "en") == nil)
  }

  @Test("A number that begins the text is no name, and one behind another word counts")
  func counting() {
    #expect(
      CountedThings.firstMistake(in: "Sent 1 messages", language: "en")?.written == "1 messages")
    #expect(
      CountedThings.firstMistake(in: "1 messages of 2", language: "en")?.written == "1 messages")
  }

  @Test("One thing may be a part of a longer word, unless something shows that it ends")
  func longerWords() {
    #expect(CountedThings.firstMistake(in: "2 message limit", language: "en") == nil)
    #expect(
      CountedThings.firstMistake(in: "2 message from Ana", language: "en")?.right == "2 messages")
    #expect(
      CountedThings.firstMistake(in: "2 message, sent", language: "en")?.right == "2 messages")
    #expect(
      CountedThings.firstMistake(in: "1 messages limit", language: "en")?.right == "1 message")
  }
}
