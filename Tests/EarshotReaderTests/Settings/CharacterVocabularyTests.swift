import EarshotTree
import Testing

@testable import EarshotReader

@MainActor
@Suite("Characters have words in every language")
struct CharacterVocabularyTests {
  @Test(
    "A capital letter that is said by itself is said to be one, once that is asked for",
    arguments: [
      ("en", "cap A"), ("de", "groß A"), ("es", "A mayúscula"), ("fr", "A majuscule"),
      ("it", "A maiuscola"), ("pt", "A maiúscula"), ("ru", "заглавная A"), ("ja", "大文字のA"),
      ("ar", "حرف كبير A"),
    ])
  func capital(language: String, words: String) throws {
    let element = AccessibilityElement(id: "x", label: "Ab", language: language)
    var reader = ScreenReader(opening: ElementListSource([element]))
    _ = try reader.lines(after: .rotor(.named("characters")))

    #expect(try reader.lines(after: .down) == ["A"])
    #expect(try reader.lines(after: .set(.capitalLetters, true), .down, .up) == [words])
    #expect(try reader.lines(after: .down) == ["b"])
  }

  @Test("A capital is said to be one before its word")
  func phonetic() throws {
    let source = ElementListSource([AccessibilityElement(id: "x", label: "Xyz")])
    var reader = ScreenReader(opening: source)
    _ = try reader.lines(after: .rotor(.named("characters")), .set(.capitalLetters, true))

    #expect(try reader.lines(after: .set(.phonetic, true), .down) == ["cap X, x-ray"])
  }

  @Test("Every language has a name for each symbol and digit", arguments: Vocabulary.languages)
  func complete(language: String) {
    let vocabulary = CharacterVocabulary.forLanguage(language)

    #expect(vocabulary.nameCount == CharacterVocabulary.symbols.count)
    #expect(vocabulary.digits.count == 10)
    #expect(Set(vocabulary.digits).count == 10)
  }
}
