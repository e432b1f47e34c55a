import EarshotTestSupport
import EarshotText
import Testing

@Suite("Any text becomes one line that is safe to print")
struct PrintableTextTests {
  @Test(
    "Each line break becomes one space",
    arguments: [
      ("a\nb", "a b"), ("a\rb", "a b"), ("a\r\nb", "a b"), ("a\u{85}b", "a b"),
      ("a\u{2028}b", "a b"), ("a\u{2029}b", "a b"), ("a\u{0B}b", "a b"), ("a\u{0C}b", "a b"),
      ("a\n\nb", "a  b"), ("a\n\rb", "a  b"), ("a\r\n\r\nb", "a  b"), ("a\tb", "a b"),
    ])
  func lineBreaks(text: String, line: String) {
    #expect(PrintableText(text).description == line)
  }

  @Test(
    "What could steer a terminal or hide words is written out",
    arguments: [
      ("\u{1B}[31mred", "\\u{1B}[31mred"), ("\u{0}", "\\u{0}"), ("\u{7F}", "\\u{7F}"),
      ("\u{9B}2J", "\\u{9B}2J"), ("a\u{202E}cod.exe", "a\\u{202E}cod.exe"),
      ("\u{2066}a\u{2069}", "\\u{2066}a\\u{2069}"), ("\u{FEFF}a", "\\u{FEFF}a"),
      ("a\u{FFF9}b", "a\\u{FFF9}b"), ("a\u{E0041}b", "a\\u{E0041}b"), ("\u{7}é", "\\u{7}é"),
    ])
  func controls(text: String, line: String) {
    #expect(PrintableText(text).description == line)
  }

  @Test(
    "Emoji, flags and direction marks stay as they are",
    arguments: [
      "Reacted with ❤️", "👩‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 wins", "🇪🇸", "1️⃣", "שלום \u{200F}!", "a\u{200E}b",
      "plain words", "",
    ])
  func kept(text: String) {
    #expect(PrintableText(text).description.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test("No control survives in a text of random code points")
  func random() {
    var generator = SeededGenerator(seed: 7)
    let special: [Unicode.Scalar] = ["\r", "\n", "\u{1B}", "\u{202E}", "\u{E0067}", "\u{1F3F4}"]

    for _ in 0..<500 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<40 {
        let any = Unicode.Scalar(UInt32.random(in: 0...0x2100, using: &generator)) ?? "x"
        scalars.append(
          Bool.random(using: &generator) ? any : special.randomElement(using: &generator) ?? any)
      }
      let line = PrintableText(String(scalars)).description

      #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      #expect(!line.contains { $0.isNewline })
      #expect(PrintableText(line).description == line)
    }
  }
}
