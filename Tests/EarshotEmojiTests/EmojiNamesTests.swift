import EarshotEmoji
import Testing

@Suite("Emoji are heard as words")
struct EmojiNamesTests {
  private let names = EmojiNames.english

  @Test(
    "An emoji has a name",
    arguments: [
      ("❤️", "red heart"), ("❤", "red heart"), ("❤\u{FE0E}", "red heart"), ("👍", "thumbs up"),
      ("👎", "thumbs down"), ("😂", "face with tears of joy"), ("❓", "red question mark"),
      ("😄", "grinning face with smiling eyes"), ("🔥", "fire"), ("💕", "two hearts"),
      ("⚠️", "warning"), ("✅", "check mark button"), ("🫠", "melting face"),
      ("🩷", "pink heart"), ("🫩", "face with bags under eyes"),
      ("🏳️‍🌈", "rainbow flag"), ("👩‍👩‍👧", "family: woman, woman, girl"),
      ("❤️‍🔥", "heart on fire"), ("🙂‍↔️", "head shaking horizontally"),
      ("🚶🏽‍♀️‍➡️", "woman walking facing right: medium skin tone"),
    ] as [(Character, String)])
  func name(emoji: Character, expected: String) {
    #expect(names.words(for: emoji) == expected)
  }

  @Test(
    "VoiceOver's own name goes before CLDR's",
    arguments: [
      ("‼️", "red double exclamation mark"), ("‼", "red double exclamation mark"),
      ("⁉️", "red exclamation mark and question mark"), ("💯", "hundred points symbol"),
      ("🙏🏿", "hands pressed together: dark skin tone"),
      ("😅", "grinning face with smiling eyes and sweat drop"),
      ("😤", "huffing with anger face"),
    ] as [(Character, String)])
  func override(emoji: Character, expected: String) {
    #expect(names.words(for: emoji) == expected)
  }

  @Test(
    "A flag names its place",
    arguments: [
      ("🇪🇸", "flag of Spain"), ("🇳🇱", "flag of the Netherlands"),
      ("🇺🇸", "flag of the United States"), ("🇮🇲", "flag of the Isle of Man"),
      ("🇧🇾", "flag of Belarus"), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", "flag of Scotland"),
      ("🇨🇶", "flag of Sark"), ("🇽🇽", "flag of X X"), ("🇪", "E"),
      ("\u{1F3F4}\u{E0075}\u{E0073}\u{E0074}\u{E0078}\u{E007F}", "black flag"),
    ] as [(Character, String)])
  func flag(emoji: Character, expected: String) {
    #expect(names.words(for: emoji) == expected)
  }

  @Test(
    "A skin tone is named after the emoji, and before the hair of a person",
    arguments: [
      ("👍🏽", "thumbs up: medium skin tone"), ("🏽", "medium skin tone"),
      ("👩🏻‍🦰", "woman: light skin tone, red hair"), ("🧔🏾", "person: medium-dark skin tone, beard"),
      ("👨🏻‍🤝‍👨🏿", "men holding hands: light skin tone, dark skin tone"),
      ("👭🏼", "women holding hands: medium-light skin tone"),
      ("🧑🏻‍❤️‍🧑🏽", "couple with heart: person, person, light skin tone, medium skin tone"),
      ("🫱🏿‍🫲🏻", "handshake: dark skin tone, light skin tone"),
      ("🧙🏽‍♀️", "woman mage: medium skin tone"),
    ] as [(Character, String)])
  func skinTone(emoji: Character, expected: String) {
    #expect(names.words(for: emoji) == expected)
  }

  @Test(
    "A key names the character on it",
    arguments: [
      ("1️⃣", "keycap: 1"), ("#️⃣", "keycap: #"), ("*️⃣", "keycap: *"), ("1\u{20E3}", "keycap: 1"),
      ("A\u{20E3}", "keycap: A"), ("\u{20E3}", "keycap"), ("😀\u{20E3}", "grinning face, keycap"),
    ] as [(Character, String)])
  func keycap(emoji: Character, expected: String) {
    #expect(names.words(for: emoji) == expected)
  }

  @Test(
    "What nobody has named is still heard",
    arguments: [
      ("\u{1FACB}", "emoji"), ("\u{1FACB}\u{1F3FD}", "emoji, medium skin tone"),
      ("\u{1F02F}", "emoji"), ("🀀", "mahjong tile east wind"), ("★", "black star"),
      ("👩\u{200D}\u{1FACB}", "woman, emoji"),
      ("🐶\u{200D}🔥", "dog face, fire"),
      ("👩‍❤️‍👨‍🔥", "couple with heart: woman, man, fire"),
      ("👩‍👩‍👧‍🐶", "family: woman, woman, girl, dog face"),
    ] as [(Character, String)])
  func unknown(emoji: Character, expected: String) {
    #expect(names.words(for: emoji) == expected)
  }

  @Test(
    "What is no emoji has no name",
    arguments: ["a", "é", "1", "#", "*", " ", "©", "®", "™", "क\u{200D}", "한", "\r\n", "1\u{FE0F}"]
      as [Character])
  func noEmoji(character: Character) {
    #expect(names.words(for: character) == nil)
  }
}
