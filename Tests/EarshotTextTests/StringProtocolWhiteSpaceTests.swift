import EarshotText
import Testing

@Suite("White space goes from the ends of a text and stays inside it")
struct StringProtocolWhiteSpaceTests {
  @Test(
    "Each end is trimmed alone, or both are",
    arguments: [
      (" a b\t", "a b", "a b\t", " a b"), ("\r\n\u{A0}a\u{2028}", "a", "a\u{2028}", "\r\n\u{A0}a"),
      (" \u{301}", "\u{301}", "\u{301}", " \u{301}"),
      ("a \u{301}", "a \u{301}", "a \u{301}", "a \u{301}"),
      ("❤️", "❤️", "❤️", "❤️"), ("", "", "", ""), (" \n", "", "", ""),
    ])
  func ends(text: String, both: String, leading: String, trailing: String) {
    #expect(text.trimmingWhiteSpace() == both)
    #expect(text.trimmingLeadingWhiteSpace() == leading)
    #expect(text.trimmingTrailingWhiteSpace() == trailing)
  }

  @Test("A part of a text is trimmed like a text")
  func part() {
    let text = "next  all "

    #expect(text.dropFirst(4).trimmingWhiteSpace() == "all")
  }
}
