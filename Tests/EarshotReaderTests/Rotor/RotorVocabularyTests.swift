import EarshotTree
import Testing

@testable import EarshotReader

@MainActor
@Suite("The rotor is spoken in nine languages")
struct RotorVocabularyTests {
  @Test(
    "Each setting and each mark has a word in every language", arguments: ReaderLanguage.allCases)
  func complete(language: ReaderLanguage) {
    let words = Vocabulary.forLanguage(language.tag)
    let named = Set(words.rotors.keys).union(words.rotor.settings.keys)
      .union(Rotor.headingLevels.map(Rotor.headingLevel))

    #expect(named == Set(Rotor.fixed))
    #expect(Set(words.rotor.marks.keys) == Set(RotorVocabulary.Mark.allCases))
    #expect(!words.rotor.defaultLanguage.isEmpty)
  }

  @Test(
    "Characters, Heading 2, Containers and a comma",
    arguments: [
      ("en", ["Characters", "Heading 2", "Containers", "comma", "55%"]),
      ("de", ["Zeichen", "Überschrift 2", "Container", "Komma", "55 %"]),
      ("ru", ["Символы", "Заголовок 2", "Контейнеры", "запятая", "55 %"]),
      ("es", ["Caracteres", "Encabezado 2", "Contenedores", "coma", "55 %"]),
      ("fr", ["Caractères", "Titre 2", "Conteneurs", "virgule", "55 %"]),
      ("it", ["Caratteri", "Titolo 2", "Contenitori", "virgola", "55%"]),
      ("pt", ["Caracteres", "Título 2", "Contêineres", "vírgula", "55%"]),
      ("ja", ["文字", "見出し2", "コンテナ", "読点", "55%"]),
      ("ar", ["الأحرف", "عنوان 2", "الحاويات", "فاصلة", "55٪"]),
    ])
  func spoken(language: String, expected: [String]) throws {
    let source = ElementListSource([
      AccessibilityElement(
        id: "a", label: ",", traits: .header, language: language, headingLevel: 2)
    ])
    source.place(["a"], in: AccessibilityContainer(id: "c", kind: .group))
    var reader = ScreenReader(opening: source)

    let heard = try [
      reader.lines(after: .rotor(.named("characters"))),
      reader.lines(after: .rotor(.named("heading 2"))),
      reader.lines(after: .rotor(.named("containers"))),
      reader.lines(after: .rotor(.named("characters")), .down),
      reader.lines(after: .rotor(.named("speech rate")), .up),
    ].flatMap(\.self)

    #expect(heard == expected)
  }

  @Test(
    "A character that is not heard by itself is said by its name",
    arguments: [
      (" ", "space"), ("\u{A0}", "space"), ("\n", "new line"), ("\r\n", "new line"),
      ("\t", "tab"), ("。", "period"), ("؟", "question mark"), ("»", "quote"),
      ("\u{200F}", "right-to-left mark"), ("\u{200D}", "zero width joiner"),
      ("👍🏽", "thumbs up: medium skin tone"), ("a", "a"), ("é", "é"), ("€", "€"), ("ש", "ש"),
    ] as [(Character, String)])
  func characters(character: Character, name: String) {
    #expect(RotorVocabulary.english.name(of: character) == name)
  }
}
