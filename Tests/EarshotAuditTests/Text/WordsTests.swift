import Testing

@testable import EarshotAudit

@Suite("Texts by their words")
struct WordsTests {
  @Test("Case and the marks around words do not count, and emoji are words")
  func folded() {
    #expect(Words.folded("  “Sent” by Ana-Lea,  ❤️ … ") == ["sent", "by", "ana-lea", "❤️"])
  }

  @Test(
    "Texts sound alike when their words are the same, and silence sounds like nothing",
    arguments: [
      ("Send", "send.", true), ("Send it", "Send", false), ("❤️", "❤️", true), ("…", "…", false),
      ("", "", false),
    ])
  func sound(first: String, second: String, isAlike: Bool) {
    #expect(Words.sound(first, like: second) == isAlike)
  }

  @Test("Letters and digits are words, marks and emoji are none")
  func has() {
    #expect(Words.has(in: "…a"))
    #expect(Words.has(in: "3"))
    #expect(!Words.has(in: "… — ❤️"))
  }
}
