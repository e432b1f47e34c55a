import EarshotReports
import Testing

@Suite("What reports share is written as its readers want it")
struct TextTests {
  @Test(
    "A number has its noun in singular or plural",
    arguments: [(0, "0 steps"), (1, "1 step"), (2, "2 steps")])
  func count(number: Int, text: String) {
    #expect(CountedNoun.text(number, "step") == text)
  }

  @Test("Attributes are quoted, and content is not taken for tags")
  func xml() {
    #expect(
      XMLText.attributes([("a", "\"<\n"), ("b", "\u{0}")]) == " a=\"&quot;&lt;&#10;\" b=\"\\u{0}\"")
    #expect(XMLText.content("]]>\"\n") == "]]&gt;\"\n")
  }

  @Test(
    "A shell reads the word again",
    arguments: [
      ("a/b.swift", "a/b.swift"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("", "''"),
      ("a\n", "\"$(printf 'a\\012')\""),
    ])
  func word(word: String, quoted: String) {
    #expect(ShellWord.quoting(word) == quoted)
  }
}
