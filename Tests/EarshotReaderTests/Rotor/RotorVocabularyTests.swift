import EarshotTree
import Testing

@testable import EarshotReader

@MainActor
@Suite("The rotor is spoken in nine languages")
struct RotorVocabularyTests {
  @Test(
    "Each setting has a word in every language", arguments: ReaderLanguage.allCases)
  func complete(language: ReaderLanguage) {
    let words = Vocabulary.forLanguage(language.tag).rotor
    let named = Set(words.names.keys).union(Rotor.headingLevels.map(Rotor.headingLevel))

    #expect(named == Set(Rotor.fixed))
    #expect(words.names.values.allSatisfy { !$0.isEmpty })
    #expect(!words.defaultLanguage.isEmpty)
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
}
