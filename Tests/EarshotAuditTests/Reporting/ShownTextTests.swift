import Testing

@testable import EarshotAudit

@Suite("What an app says is shown as far as anybody reads")
struct ShownTextTests {
  @Test("What is not very long is shown whole, on one line")
  func whole() {
    let text = String(repeating: "a", count: 199) + "b"

    #expect(ShownText.words(text) == text)
    #expect(ShownText.words("one\ntwo ") == "one two")
    #expect(ShownText.sentence(text + text + text) == text + text + text)
  }

  @Test("What is longer has its beginning and its end")
  func long() {
    let text = String(repeating: "a", count: 50_000) + String(repeating: "b", count: 50_000)

    let words = ShownText.words(text)
    let sentence = ShownText.sentence(text)

    #expect(
      words == String(repeating: "a", count: 149) + "…" + String(repeating: "b", count: 50))
    #expect(
      sentence == String(repeating: "a", count: 449) + "…" + String(repeating: "b", count: 150))
  }

  @Test("What could steer a terminal is written out in what is left")
  func controls() {
    let text = "\u{1B}" + String(repeating: "a", count: 300) + "\u{7}"

    #expect(ShownText.words(text).hasPrefix(#"\u{1B}a"#))
    #expect(ShownText.words(text).hasSuffix(#"a\u{7}"#))
  }
}
