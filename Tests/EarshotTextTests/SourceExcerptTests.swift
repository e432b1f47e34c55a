import EarshotText
import Testing

@Suite("A line of a file is shown with a caret under the place that is meant")
struct SourceExcerptTests {
  @Test(
    "The caret stands where a terminal shows the character",
    arguments: [
      ("set hints", 5, "  set hints", "      ^"),
      ("", 1, "  ", "  ^"),
      ("ab", 9, "  ab", "    ^"),
      ("静か x", 4, "  静か x", "       ^"),
      ("❤️👍🏽🏳️‍🌈🇩🇪!", 5, "  ❤️👍🏽🏳️‍🌈🇩🇪!", "          ^"),
      ("e\u{301}\u{200B}x", 2, "  e\u{301}\u{200B}x", "   ^"),
      ("한글 x", 4, "  한글 x", "       ^"),
      ("\tx", 2, "   x", "   ^"),
      ("\u{202E}x", 2, "  \\u{202E}x", "          ^"),
    ])
  func caret(_ line: String, _ column: Int, _ shown: String, _ caret: String) {
    #expect(SourceExcerpt(of: line, column: column).lines == [shown, caret])
  }

  @Test("Of a long line what stands around the place is shown")
  func long() {
    let line = String(repeating: "a", count: 100) + "X" + String(repeating: "b", count: 100)

    let lines = SourceExcerpt(of: line, column: 101).lines

    #expect(
      lines == [
        "  …" + String(repeating: "a", count: 60) + "X" + String(repeating: "b", count: 39) + "…",
        String(repeating: " ", count: 63) + "^",
      ])
  }
}
