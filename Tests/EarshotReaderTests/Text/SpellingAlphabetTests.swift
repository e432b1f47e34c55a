import EarshotTree
import Testing

@testable import EarshotReader

@Suite("Letters have words in the spelling alphabet of each language")
struct SpellingAlphabetTests {
  @Test(
    "Each letter from a to z has a word in every language, and so has its capital",
    arguments: ReaderLanguage.allCases)
  func letters(language: ReaderLanguage) {
    let words = CharacterVocabulary.forLanguage(language.tag)
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      #expect(words.spelling(of: letter)?.isEmpty == false)
      #expect(words.spelling(of: Character(letter.uppercased())) == words.spelling(of: letter))
    }
  }

  @Test("The words of the international alphabet begin with their letters")
  func international() {
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      #expect(CharacterVocabulary.english.spelling(of: letter)?.first == letter)
    }
  }

  @Test(
    "No letter of an alphabet was forgotten",
    arguments: [
      (SpellingAlphabet.international, 26), (.german, 30), (.spanish, 27), (.french, 26),
      (.italian, 26), (.russian, 33), (.arabic, 44), (.japanese, 165),
    ] as [(SpellingAlphabet, Int)])
  func complete(alphabet: SpellingAlphabet, count: Int) {
    #expect(alphabet.words.count == count)
    #expect(alphabet.words.values.allSatisfy { !$0.isEmpty })
  }

  @Test(
    "A letter is said by the word that is customary in the language",
    arguments: [
      ("en", "b", "bravo"), ("de", "B", "Berta"), ("de", "ä", "Ärger"), ("de", "ß", "Eszett"),
      ("ru", "й", "Иван краткий"), ("ru", "ё", "Ёлка"), ("ru", "ъ", "твёрдый знак"),
      ("ru", "b", "bravo"), ("es", "ñ", "Ñoño"), ("fr", "k", "Kléber"), ("it", "d", "Domodossola"),
      ("pt", "d", "delta"), ("ja", "か", "為替のカ"), ("ja", "ガ", "為替のカに濁点"),
      ("ja", "ポ", "保険のホに半濁点"), ("ja", "ン", "おしまいのン"), ("ja", "っ", "小さいツ"),
      ("ja", "ー", "長音"), ("ja", "d", "delta"), ("ar", "م", "ميم"), ("ar", "أ", "ألف بهمزة فوقها"),
      ("ar", "ة", "تاء مربوطة"), ("ar", "بً", "باء تنوين فتح"),
    ] as [(String, Character, String)])
  func customary(language: String, letter: Character, word: String) {
    #expect(CharacterVocabulary.forLanguage(language).spelling(of: letter) == word)
  }

  @Test(
    "An accent is named after the word for the letter that it stands on",
    arguments: [
      ("en", "é", "echo acute"), ("en", "E\u{301}", "echo acute"), ("en", "ç", "charlie cedilla"),
      ("en", "ấ", "alfa circumflex acute"), ("en", "ø", "oscar stroke"),
      ("en", "ơ", "oscar horn"), ("de", "é", "Emil Akut"), ("fr", "é", "Eugène accent aigu"),
      ("ja", "é", "echo アキュートアクセント"), ("ar", "é", "echo نبرة حادة"),
      ("ru", "й\u{301}", "Иван краткий акут"), ("ar", "بّ", "باء شدة"),
    ] as [(String, Character, String)])
  func accents(language: String, letter: Character, word: String) {
    #expect(CharacterVocabulary.forLanguage(language).spelling(of: letter) == word)
  }

  @Test(
    "A letter that no alphabet has goes by its name in Unicode",
    arguments: [
      ("ש", "hebrew letter shin"), ("Ω", "greek letter omega"), ("й", "cyrillic letter short i"),
      ("か", "hiragana letter ka"), ("æ", "latin letter ae"), ("가", "hangul syllable ga"),
      ("שׁ", "hebrew letter shin hebrew point shin dot"),
    ] as [(Character, String)])
  func outside(letter: Character, name: String) {
    #expect(CharacterVocabulary.english.spelling(of: letter) == name)
  }

  @Test(
    "What is no letter, and an ideograph, is said best by itself",
    arguments: ["1", "@", "[", "`", "{", "猫", "👍", " ", "\u{0}", "\u{301}"])
  func others(character: Character) {
    #expect(CharacterVocabulary.english.spelling(of: character) == nil)
  }
}
