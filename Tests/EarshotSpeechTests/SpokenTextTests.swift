import EarshotSpeech
import EarshotTestSupport
import Testing

@Suite("Text is made fit for a voice")
struct SpokenTextTests {
  @Test(
    "Emoji are words",
    arguments: [
      ("Reacted with ❤️", "Reacted with red heart"), ("👍👎", "thumbs up, thumbs down"),
    ])
  func emoji(text: String, expected: String) {
    #expect(SpokenText.prepare(text) == expected)
  }

  @Test(
    "Controls and escape sequences are spaces",
    arguments: [
      ("a\0b", "a b"), ("a\tb\nc\r\nd", "a b c  d"), ("a\u{1}50Vb", "a 50Vb"),
      ("\u{1B}[31mred\u{1B}[0m", " red "), ("a\u{9B}1;31mb", "a b"),
      ("\u{1B}]0;title\u{7}text", " text"), ("\u{1B}]8;;x\u{1B}\\link", " link"),
      ("\u{90}q\u{9C}b", " b"), ("\u{1B}(Bb", " b"), ("a\u{85}b\u{2028}c\u{200B}d", "a b c d"),
    ])
  func controls(text: String, expected: String) {
    #expect(SpokenText.prepare(text) == expected)
  }

  @Test(
    "An escape sequence that does not end hides nothing",
    arguments: [
      ("\u{1B}]0;the rest", " ]0;the rest"), ("\u{1B}[31", " [31"), ("\u{1B}[31é", " [31é"),
      ("\u{1B}", " "), ("\u{1B}]x\u{1B}y", " ]x y"),
    ])
  func openSequences(text: String, expected: String) {
    #expect(SpokenText.prepare(text) == expected)
  }

  @Test("Marks that steer drawing go, and joiners of letters stay")
  func marks() {
    #expect(SpokenText.prepare("\u{202E}ab\u{AD}c\u{2066}d\u{FEFF}") == "abcd")
    #expect(SpokenText.prepare("نامه\u{200C}ای") == "نامه\u{200C}ای")
  }

  @Test(
    "Markup is text",
    arguments: ["<b>bold</b>", "<break time=\"9s\"/>", "[[h@loU]]", "&lt;tag&gt;", "a < b > c"])
  func markup(text: String) {
    #expect(SpokenText.prepare(text) == text)
  }

  @Test("No control survives in random text")
  func randomText() {
    var generator = SeededGenerator(seed: 3)
    let parts: [Unicode.Scalar] = [
      "\u{1B}", "[", "]", "\u{7}", "\\", "m", "0", ";", "\0", "\u{9B}", "\u{9C}", "a", "é", "❤",
      "\u{FE0F}", "\u{200D}", "\u{90}", "\u{1}", "\n", "\u{202E}",
    ]
    for _ in 0..<5_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        text.append(parts.randomElement(using: &generator) ?? "a")
      }

      let result = SpokenText.prepare(String(text))

      #expect(!result.unicodeScalars.contains { $0.properties.generalCategory == .control })
      #expect(!result.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test("A megabyte of open sequences is read in one go")
  func size() {
    let text = String(repeating: "\u{1B}]", count: 500_000)

    #expect(SpokenText.prepare(text) == String(repeating: " ]", count: 500_000))
  }
}
