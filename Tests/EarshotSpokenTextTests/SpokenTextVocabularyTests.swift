import Testing

@testable import EarshotSpokenText

@Suite("Every language has all words for texts")
struct SpokenTextVocabularyTests {
  @Test("Every unit has words", arguments: ["ar", "de", "en", "es", "fr", "it", "ja", "pt", "ru"])
  func units(language: String) {
    let vocabulary = SpokenTextVocabulary.forLanguage("\(language)-XX")

    #expect(SpokenTextVocabulary.byLanguage[language] != nil)
    #expect(vocabulary.unitCount == SpokenUnit.allCases.count)
    for unit in SpokenUnit.allCases {
      #expect(vocabulary.word(for: unit, after: "2")?.isEmpty == false)
    }
  }

  @Test("A language without words has the English ones")
  func fallback() {
    #expect(SpokenTextVocabulary.forLanguage("eo").code == "code")
    #expect(SpokenTextVocabulary.forLanguage(nil).code == "code")
  }
}
