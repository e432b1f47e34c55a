import EarshotText
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

  @Test(
    "Every language has a name for each mark, accent, digit, and for what is unseen",
    arguments: Vocabulary.languages)
  func complete(language: String) {
    let vocabulary = CharacterVocabulary.forLanguage(language)

    #expect(vocabulary.language.tag == language)
    #expect(Set(vocabulary.marks.keys) == Set(CharacterMark.allCases))
    #expect(Set(vocabulary.unseen.keys) == Set(UnseenCharacter.allCases))
    #expect(Set(vocabulary.accents.keys) == Set(AccentMark.allCases))
    #expect(Set(vocabulary.unseen.values).count == UnseenCharacter.allCases.count)
    #expect(vocabulary.digits.count == 10)
    #expect(Set(vocabulary.digits).count == 10)
  }

  @Test(
    "A character that is not heard by itself is said by its name",
    arguments: [
      (" ", "space"), ("\u{A0}", "space"), ("\n", "new line"), ("\r\n", "new line"),
      ("\t", "tab"), ("。", "period"), ("؟", "question mark"), ("»", "quote"),
      ("\u{200F}", "right-to-left mark"), ("\u{200D}", "zero width joiner"),
      ("\u{FEFF}", "word joiner"), ("\u{7}", "control character U+0007"),
      ("\u{2061}", "invisible character U+2061"), ("\u{E000}", "invisible character U+E000"),
      ("\u{301}", "acute"), ("[", "left bracket"), ("\\", "backslash"), ("°", "degree"),
      ("👍🏽", "thumbs up: medium skin tone"), ("a", "a"), ("é", "é"), ("€", "€"), ("ש", "ש"),
      ("a\u{200D}", "a\u{200D}"),
    ] as [(Character, String)])
  func names(character: Character, name: String) {
    #expect(CharacterVocabulary.english.name(of: character) == name)
  }

  @Test(
    "Spaces, marks, and what is invisible have names in every language",
    arguments: [
      ("en", ["space", "left bracket", "zero width space", "control character U+0007"]),
      (
        "de",
        ["Leerzeichen", "eckige Klammer auf", "Leerzeichen ohne Breite", "Steuerzeichen U+0007"]
      ),
      (
        "ru",
        ["пробел", "левая квадратная скобка", "пробел нулевой ширины", "управляющий символ U+0007"]
      ),
      (
        "es",
        ["espacio", "corchete izquierdo", "espacio de ancho cero", "carácter de control U+0007"]
      ),
      ("fr", ["espace", "crochet ouvrant", "espace sans chasse", "caractère de commande U+0007"]),
      (
        "it",
        [
          "spazio", "parentesi quadra aperta", "spazio di larghezza zero",
          "carattere di controllo U+0007",
        ]
      ),
      (
        "pt",
        ["espaço", "colchete esquerdo", "espaço de largura zero", "caractere de controle U+0007"]
      ),
      ("ja", ["スペース", "左角かっこ", "ゼロ幅スペース", "制御文字 U+0007"]),
      ("ar", ["مسافة", "قوس مربع أيسر", "مسافة بلا عرض", "رمز تحكم U+0007"]),
    ])
  func languages(language: String, expected: [String]) throws {
    let element = AccessibilityElement(id: "x", label: "a [\u{200B}\u{7}", language: language)
    var reader = ScreenReader(opening: ElementListSource([element]))
    _ = try reader.lines(after: .rotor(.named("characters")), .down)

    #expect(try (0..<4).map { _ in try reader.lines(after: .down) }.flatMap(\.self) == expected)
  }

  @Test("No character of the first planes is said by nothing", arguments: Vocabulary.languages)
  func neverSilent(language: String) {
    let words = CharacterVocabulary.forLanguage(language)
    let silent = (0..<0x2FFFF).compactMap { Unicode.Scalar($0) }.filter { scalar in
      words.name(of: Character(scalar)).isInaudible
    }

    #expect(silent.isEmpty)
  }
}
