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

  @Test("Random sequences leave no emoji behind, and a second pass changes nothing")
  func randomSequences() {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        text.unicodeScalars.append(Self.parts.randomElement(using: &generator) ?? "a")
      }

      let result = EmojiNames.english.replacingEmoji(in: text)

      #expect(survivor(in: result) == nil, "\(text.unicodeScalars.map(\.value))")
      #expect(
        EmojiNames.english.replacingEmoji(in: result) == result,
        "\(text.unicodeScalars.map(\.value))")
    }
  }

  private func survivor(of text: String) -> Unicode.Scalar? {
    survivor(in: EmojiNames.english.replacingEmoji(in: text))
  }

  private func survivor(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first { scalar in
      let isLegalSign = scalar == "©" || scalar == "®" || scalar == "™"
      return scalar.properties.isEmoji && !scalar.isASCII && !isLegalSign
        || (0xE0020...0xE007F).contains(scalar.value) || scalar == "\u{FE0F}"
        || scalar == "\u{20E3}"
    }
  }
}
