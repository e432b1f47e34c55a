import Testing

@testable import EarshotAudit

@Suite("Tags of languages")
struct LanguageTagTests {
  @Test(
    "The language stands first, whatever follows",
    arguments: [("de", "de"), ("pt-BR", "pt"), ("EN_us", "en"), ("", ""), ("zh-Hant-TW", "zh")])
  func language(tag: String, language: String) {
    #expect(LanguageTag(tag).language == language)
  }

  @Test(
    "A tag is known by its form",
    arguments: [
      ("de", true), ("yue", true), ("sl-rozaj-biske", true), ("de-1996", true), ("x-house", true),
      ("", false), ("d", false), ("x", false), ("english", false), ("de_AT", false),
      ("de--AT", false), ("d1", false), ("de-123456789", false), ("dé", false), ("de-Öst", false),
      ("de-a.b", false),
    ])
  func form(tag: String, isWellFormed: Bool) {
    #expect(LanguageTag(tag).isWellFormed == isWellFormed)
  }
}
