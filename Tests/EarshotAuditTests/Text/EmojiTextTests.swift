import Testing

@testable import EarshotAudit

@Suite("Emoji in a text")
struct EmojiTextTests {
  @Test(
    "Emoji alone are told from words, digits and nothing",
    arguments: [
      ("❤️", true), ("👩‍👩‍👧 🏳️‍🌈", true), ("1️⃣", true), ("", false), (" ", false), ("❤️ 3", false),
      ("hi", false), ("❤️!", false),
    ])
  func onlyEmoji(text: String, isOnly: Bool) {
    #expect(EmojiText(text, language: "en").isOnlyEmoji == isOnly)
  }

  @Test("The first emoji is found that is named beside itself")
  func named() {
    let twice = EmojiText("🎉 for thumbs up – 👍", language: "en").firstNamedTwice

    #expect(twice?.emoji == "👍")
    #expect(twice?.name == "thumbs up")
  }

  @Test(
    "The name stands in front or behind, in whatever case, with marks between or none",
    arguments: [
      "👍 thumbs up", "thumbs up 👍", "👍 — Thumbs Up!", "THUMBS UP: 👍", "👍thumbs up", "thumbs up👍",
      "Ana: 👍 (thumbs up)", "(thumbs up) 👍 from Ana",
    ])
  func besides(text: String) {
    #expect(EmojiText(text, language: "en").firstNamedTwice?.name == "thumbs up")
  }

  @Test(
    "Words between, a longer word, and a part of the name are no name beside it",
    arguments: [
      "👍 is thumbs up", "thumbs up is 👍", "👍 thumbs upper", "two-thumbs ups 👍", "ethumbs up 👍",
      "👍 thumbs", "up 👍", "…👍", "👍…",
    ])
  func apart(text: String) {
    #expect(EmojiText(text, language: "en").firstNamedTwice == nil)
  }

  @Test("A text that is shorter than the name is no name", arguments: ["👍 t", "t 👍", "👍"])
  func short(text: String) {
    #expect(EmojiText(text, language: "en").firstNamedTwice == nil)
  }
}
