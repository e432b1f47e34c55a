import EarshotEmoji
import EarshotTestSupport
import Testing

@Suite("No emoji reaches a voice")
struct EmojiSurvivalTests {
  private static let parts: [Unicode.Scalar] = [
    "a", " ", ".", "1", "#", "©", "™", "é", "\u{301}", "\u{200D}", "\u{FE0E}", "\u{FE0F}",
    "\u{20E3}", "❤", "👍", "👩", "🔥", "🏳", "🏴", "🇪", "🇸", "🏻", "🏿", "\u{E0067}", "\u{E007F}",
    "\u{1FACB}", "‼", "☎", "क",
  ]

  @Test("Every scalar of Unicode is either text or is named, alone and in the style of emoji")
  func everyScalar() {
    let text =
      (0x80...0x1FFFF).compactMap(Unicode.Scalar.init)
      + (0xE0000...0xE01FF).compactMap(Unicode.Scalar.init)

    let survivors = text.filter { scalar in
      survivor(of: "x \(scalar) x") != nil || survivor(of: "x\(scalar)\u{FE0F}x") != nil
    }

    #expect(survivors == [])
  }

  @Test("An emoji is never silent")
  func neverSilent() {
    let emoji = (0xA0...0x1FFFF).compactMap(Unicode.Scalar.init).filter {
      $0.properties.isEmojiPresentation || $0.properties.isEmojiModifier
    }

    let silent = emoji.filter { EmojiNames.english.words(for: Character($0))?.isEmpty != false }

    #expect(emoji.count > 1_000)
    #expect(silent == [])
  }

  @Test(
    "Random sequences leave no emoji behind, and a second pass changes nothing",
    arguments: ["en", "fr", "ja", "ar"])
  func randomSequences(language: String) {
    let names = EmojiNames(language: language)
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<5_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        text.unicodeScalars.append(Self.parts.randomElement(using: &generator) ?? "a")
      }

      let result = names.replacingEmoji(in: text)

      #expect(result.firstEmojiScalar == nil, "\(text.unicodeScalars.map(\.value))")
      #expect(names.replacingEmoji(in: result) == result, "\(text.unicodeScalars.map(\.value))")
    }
  }

  @Test("Any scalars at all are read without a crash, in whatever way emoji are read")
  func anyScalars() {
    var generator = SeededGenerator(seed: 7)
    let reading = EmojiReading(repeats: .counted(from: 2), namesCustomEmoji: true)
    for _ in 0..<2_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...16, using: &generator) {
        let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator))
        text.unicodeScalars.append(scalar ?? ":")
      }

      let result = EmojiNames(language: "ja").replacingEmoji(in: text, reading: reading)

      #expect(result.firstEmojiScalar == nil, "\(text.unicodeScalars.map(\.value))")
    }
  }

  @Test("A megabyte of regional indicators is read in one go", .timeLimit(.minutes(1)))
  func manyIndicators() {
    let reading = EmojiReading(repeats: .counted(from: 2))

    let result = EmojiNames.english.replacingEmoji(
      in: String(repeating: "🇽", count: 1 << 18), reading: reading)

    #expect(result == "flag of X X, 131072 times")
  }

  @Test(
    "A long text is read in one go, whatever it repeats",
    .timeLimit(.minutes(1)),
    arguments: [
      ("❤️", "red heart, 10000 times"), (":", String(repeating: ":", count: 10_000)),
      ("\u{FE0F}", ""), ("\u{E0067}", ""), (":ok:", "ok, 10000 times"),
      ("1️⃣", "keycap: 1, 10000 times"),
    ])
  func longText(part: String, expected: String) {
    let reading = EmojiReading(repeats: .counted(from: 2), namesCustomEmoji: true)

    let result = EmojiNames.english.replacingEmoji(
      in: String(repeating: part, count: 10_000), reading: reading)

    #expect(result == expected)
  }

  @Test("A sequence of thousands of emoji is read in one go", .timeLimit(.minutes(1)))
  func longSequence() {
    let text = String(repeating: "🐶\u{200D}", count: 10_000)

    let result = EmojiNames.english.replacingEmoji(
      in: text, reading: EmojiReading(repeats: .counted(from: 2)))

    #expect(result == "dog face, 10000 times")
  }

  private func survivor(of text: String) -> Unicode.Scalar? {
    EmojiNames.english.replacingEmoji(in: text).firstEmojiScalar
  }
}
