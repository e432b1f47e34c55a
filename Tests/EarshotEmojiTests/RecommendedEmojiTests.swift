import EarshotEmoji
import Testing

@Suite("Every emoji that Unicode recommends is heard in every language")
struct RecommendedEmojiTests {
  /// Split between scalars, because a tone is one character with the space before it.
  private static let all = RecommendedEmoji.lines.unicodeScalars
    .split { $0 == "\n" || $0 == " " }.map { String($0) }

  @Test("The list is that of Unicode 15.0")
  func list() {
    #expect(Self.all.count == 3_655 + 9)
    #expect(Set(Self.all).count == Self.all.count)
    #expect(Self.all.allSatisfy { $0.count == 1 })
  }

  @Test("It has a name, and nothing of it is left for a voice", arguments: EmojiNames.languages)
  func names(language: String) {
    let names = EmojiNames(language: language)

    let heard = Self.all.map { (emoji: $0, words: names.replacingEmoji(in: $0)) }

    let silent = heard.filter { $0.words.isEmpty }
    let unspeakable = heard.filter { _, words in
      words.firstEmojiScalar != nil || words.unicodeScalars.contains("\u{200D}")
    }
    #expect(names.language == language)
    #expect(silent.map(\.emoji) == [])
    #expect(unspeakable.map(\.emoji) == [])
  }

  @Test("Only the additions of Emoji 15.0 have English names in other languages")
  func fallback() {
    let english = EmojiNames.english
    let german = EmojiNames(language: "de")

    let same = Self.all.compactMap(\.first).filter {
      german.words(for: $0) == english.words(for: $0)
    }

    #expect(same.count < 100)
    #expect(same.contains("🩷"))
    #expect(german.words(for: "🩷") == "pink heart")
    #expect(german.words(for: "🫷🏽") == "leftwards pushing hand: mittlere Hautfarbe")
    #expect(german.words(for: "🐦‍⬛") == "Vogel, großes schwarzes Quadrat")
  }

  @Test("An emoji with and without variation selectors has one name")
  func variationSelectors() {
    let names = EmojiNames(language: "es")

    let different = Self.all.filter { emoji in
      let bare = String(String.UnicodeScalarView(emoji.unicodeScalars.filter { $0 != "\u{FE0F}" }))
      let isLegalSign = bare == "©" || bare == "®" || bare == "™"
      return !isLegalSign && names.replacingEmoji(in: bare) != names.replacingEmoji(in: emoji)
    }

    #expect(different == [])
  }
}
