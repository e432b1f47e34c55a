import EarshotEmoji
import Testing

@Suite("Emoji in text give way to words")
struct EmojiReplacementTests {
  private let names = EmojiNames.english

  @Test(
    "Words for emoji stand apart from the text and from each other",
    arguments: [
      ("love it ❤️👍", "love it red heart, thumbs up"),
      ("love it ❤️ 👍", "love it red heart, thumbs up"),
      ("❤️\n👍", "red heart,\nthumbs up"),
      ("❤️red", "red heart red"), ("red❤️", "red red heart"), ("é❤️é", "é red heart é"),
      ("Great ❤️!", "Great red heart!"), ("Great!❤️", "Great! red heart"),
      ("(❤️)", "(red heart)"), ("“❤️”", "“red heart”"), ("❤️’s", "red heart’s"),
      ("¡❤️!", "¡red heart!"), ("#❤️#", "# red heart #"), ("❤️/👍", "red heart / thumbs up"),
      ("1️⃣2", "keycap: 1 2"), (" ❤️ ", " red heart "),
      ("React with 👍🏽", "React with thumbs up: medium skin tone"),
    ])
  func separation(text: String, expected: String) {
    #expect(names.replacingEmoji(in: text) == expected)
  }

  @Test(
    "Text without emoji stays as it is",
    arguments: [
      "", "Is the picnic still on for Sunday?", "Call *123# now", "Año nuevo, ¿verdad?", "日本語",
      "क\u{200D}ष", "نامه\u{200C}ای", "© 2026 Acme™ ®", "line\r\nline\n", "e\u{301}",
    ])
  func untouched(text: String) {
    #expect(names.replacingEmoji(in: text).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(
    "A legal sign is an emoji only where it is asked to be one",
    arguments: [
      ("©️ Acme", "copyright Acme"), ("®️", "registered"), ("Acme™️", "Acme trade mark"),
      ("©\u{FE0E} Acme", "© Acme"),
    ])
  func legalSigns(text: String, expected: String) {
    #expect(names.replacingEmoji(in: text) == expected)
  }

  @Test(
    "What has no sound of its own goes away",
    arguments: [
      ("a\u{FE0F}b", "ab"), ("1\u{FE0F}", "1"), ("a\u{E0062}b", "ab"), ("👍\u{301}", "thumbs up"),
      ("👍\u{200D}a", "thumbs up a"), ("a🏽", "a medium skin tone"),
    ])
  func invisible(text: String, expected: String) {
    #expect(names.replacingEmoji(in: text) == expected)
  }

  @Test(
    "Digits, # and * are an emoji only on a key",
    arguments: [
      ("1 #a *b*", "1 #a *b*"), ("1\u{FE0F}", "1"), ("#\u{FE0F}\u{20E3}", "keycap: #"),
      ("*\u{20E3}", "keycap: *"), ("10️⃣", "1 keycap: 0"),
    ])
  func keys(text: String, expected: String) {
    #expect(names.replacingEmoji(in: text) == expected)
  }

  @Test("A character of a million parts is read in one go")
  func longCluster() {
    let marks = String(repeating: "\u{301}", count: 1_000_000)

    #expect(names.replacingEmoji(in: "a\u{FE0F}\(marks)").unicodeScalars.count == 1_000_001)
    #expect(names.replacingEmoji(in: "👍\(marks)") == "thumbs up")
  }
}
