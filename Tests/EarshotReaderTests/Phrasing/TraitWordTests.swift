import Testing

@testable import EarshotReader

@Suite("Words for traits")
struct TraitWordTests {
  @Test(
    "A trait has a word in each language, and the English one where there is none",
    arguments: [("en", "button"), ("de-AT", "Taste"), ("tlh", "button"), (nil, "button")])
  func words(tag: String?, word: String) {
    #expect(TraitWord.button.words(inLanguage: tag) == word)
  }
}
