import EarshotText
import Testing

@Suite("Text is written so that Swift reads it as it is")
struct SwiftLiteralTests {
  @Test(
    "What could end the literal, or act on whoever reads it, is written out",
    arguments: [
      ("Row.swift", #""Row.swift""#), ("", #""""#), (#"a"b"#, #""a\"b""#),
      (#"a\(b)"#, #""a\\(b)""#), ("a\nb\tc", #""a\u{a}b\u{9}c""#), ("\u{1B}[31m", #""\u{1b}[31m""#),
      ("\u{202E}\u{2028}\0", #""\u{202e}\u{2028}\u{0}""#), ("é🧵 字", "\"é🧵 字\""),
      ("👩\u{200D}💻", "\"👩\\u{200d}💻\""),
    ])
  func literal(text: String, literal: String) {
    #expect(SwiftLiteral.of(text) == literal)
  }
}
