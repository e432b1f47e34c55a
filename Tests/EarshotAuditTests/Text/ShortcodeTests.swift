import Testing

@testable import EarshotAudit

@Suite("Emoji as they are written in code")
struct ShortcodeTests {
  @Test(
    "A name between colons is one",
    arguments: [
      (":tada:", ":tada:"), ("hi :party_cat:!", ":party_cat:"),
      (":tada::heart:", ":tada:"), ("(:e-mail:)", ":e-mail:"),
    ])
  func found(text: String, code: String) {
    #expect(Shortcode.first(in: text) == code)
  }

  @Test(
    "Times, code, single letters, numbers, and long names are not",
    arguments: [
      "10:30:45", "std::string::size", "a:bc:", ":bc:d", ":a:", ":12:", ":+1:", ":größe:", ":b c:",
      "::", ":", "", ":\(String(repeating: "a", count: 65)):",
    ])
  func notFound(text: String) {
    #expect(Shortcode.first(in: text) == nil)
  }
}
