import EarshotEmoji
import Testing

@Suite("How emoji are read is a person's choice")
struct EmojiReadingTests {
  @Test(
    "Equal emoji in a row are counted from a number on",
    arguments: [
      ("❤️❤️", "red heart, red heart"), ("❤️❤️❤️", "red heart, 3 times"),
      ("wow ❤️ ❤️ ❤️!", "wow red heart, 3 times!"), ("❤️👍❤️", "red heart, thumbs up, red heart"),
      ("😭😭😭😭👍", "loudly crying face, 4 times, thumbs up"),
      ("👍👍🏽👍🏽👍🏽", "thumbs up, thumbs up: medium skin tone, 3 times"),
      ("❤️❤️\n❤️", "red heart, red heart,\nred heart"), ("❤️a❤️b❤️", "red heart a red heart b red heart"),
    ])
  func counted(text: String, expected: String) {
    let reading = EmojiReading(repeats: .counted(from: 3))

    #expect(EmojiNames.english.replacingEmoji(in: text, reading: reading) == expected)
  }

  @Test("A single emoji is never counted")
  func single() {
    let reading = EmojiReading(repeats: .counted(from: 0))

    #expect(EmojiNames.english.replacingEmoji(in: "❤️", reading: reading) == "red heart")
    #expect(EmojiNames.english.replacingEmoji(in: "❤️❤️", reading: reading) == "red heart, 2 times")
  }

  @Test("Each emoji is named each time, unless a person asks for a count")
  func each() {
    #expect(EmojiNames.english.replacingEmoji(in: "❤️❤️❤️") == "red heart, red heart, red heart")
  }

  @Test(
    "A count is worded in the language",
    arguments: [
      ("ar", 2, "مرتين"), ("ar", 3, "3 مرات"), ("ar", 11, "11 مرة"), ("da", 3, "3 gange"),
      ("de", 3, "3-mal"), ("es", 3, "3 veces"), ("fi", 3, "3 kertaa"), ("fr", 3, "3 fois"),
      ("he", 2, "פעמיים"), ("he", 3, "3 פעמים"), ("hi", 3, "3 बार"), ("it", 3, "3 volte"),
      ("ja", 3, "3回"), ("ko", 3, "3번"), ("nl", 3, "3 keer"), ("no", 3, "3 ganger"),
      ("pl", 3, "3 razy"), ("pt", 3, "3 vezes"), ("ru", 3, "3 раза"), ("ru", 5, "5 раз"),
      ("ru", 12, "12 раз"), ("ru", 21, "21 раз"), ("sv", 3, "3 gånger"), ("tr", 3, "3 kez"),
      ("uk", 3, "3 рази"), ("uk", 5, "5 разів"), ("uk", 21, "21 раз"), ("zh", 3, "3次"),
      ("zh-Hant", 3, "3次"),
    ])
  func wording(language: String, count: Int, expected: String) {
    let text = String(repeating: "🔥", count: count)
    let reading = EmojiReading(repeats: .counted(from: 2))

    let result = EmojiNames(language: language).replacingEmoji(in: text, reading: reading)

    #expect(result.hasSuffix(expected))
  }

  @Test(
    "An emoji of a server is read by its name",
    arguments: [
      ("hi :party_cat:", "hi party cat"), ("hi:party_cat:", "hi:party_cat:"),
      (":aa::bb:", "aa, bb"), (":party_cat:❤️", "party cat, red heart"),
      ("❤️:ok-hand:", "red heart, ok hand"),
      ("at 10:30:45", "at 10:30:45"), (":1234:", ":1234:"), (": a :", ": a :"), ("::", "::"),
      (":a:", ":a:"), ("(:blob:)", "(blob)"), (":blob:!", "blob!"), (":blob:s", ":blob:s"),
      (":__x__:", "x"), ("note: see :this", "note: see :this"),
    ])
  func custom(text: String, expected: String) {
    let reading = EmojiReading(namesCustomEmoji: true)

    #expect(EmojiNames.english.replacingEmoji(in: text, reading: reading) == expected)
    #expect(EmojiNames.english.replacingEmoji(in: ":party_cat:") == ":party_cat:")
  }
}
