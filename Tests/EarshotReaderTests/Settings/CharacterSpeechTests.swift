import Testing

@testable import EarshotReader

@Suite("Characters that are said one by one have words of their own")
struct CharacterSpeechTests {
  @Test(
    "A capital letter, a mark and a space are said in the language of the text",
    arguments: [
      ("en", ["cap A", "b", "question mark", "space", "new line", "7"]),
      ("de-AT", ["groß A", "b", "Fragezeichen", "Leerzeichen", "neue Zeile", "7"]),
      ("es", ["A mayúscula", "b", "signo de interrogación", "espacio", "nueva línea", "7"]),
      ("fr", ["A majuscule", "b", "point d’interrogation", "espace", "nouvelle ligne", "7"]),
      ("it", ["A maiuscola", "b", "punto interrogativo", "spazio", "nuova riga", "7"]),
      ("pt", ["A maiúscula", "b", "ponto de interrogação", "espaço", "nova linha", "7"]),
      ("ru", ["заглавная A", "b", "вопросительный знак", "пробел", "новая строка", "7"]),
      ("ja", ["大文字のA", "b", "疑問符", "スペース", "改行", "7"]),
      ("ar", ["حرف كبير A", "b", "علامة استفهام", "مسافة", "سطر جديد", "7"]),
    ])
  func words(language: String, expected: [String]) {
    let speech = CharacterSpeech(ReaderSettings(), language: language)

    #expect("Ab? \n7".map(speech.words) == expected)
  }

  @Test("With capital letters set to nothing, a letter is said as any other")
  func noCapitals() {
    let speech = CharacterSpeech(ReaderSettings(off: [.capitalLetters]))

    #expect("Ab".map(speech.words) == ["A", "b"])
  }

  @Test("With phonetic spelling on, a Latin letter is followed by its word")
  func phonetic() {
    var settings = ReaderSettings()
    settings.set(.phonetic, to: .on)

    #expect("Xß2é❤️".map(CharacterSpeech(settings).words) == ["cap X, X-ray", "ß", "2", "é", "❤️"])
  }

  @Test("The reader's own language has its part where the text states none")
  func ownLanguage() {
    var settings = ReaderSettings()
    settings.set(.language, to: .language("de"))

    #expect(CharacterSpeech(settings).words(for: "!") == "Ausrufezeichen")
    #expect(CharacterSpeech(settings, language: "en").words(for: "!") == "exclamation mark")
  }

  @Test("Every language has a name for each mark and digit", arguments: Vocabulary.languages)
  func complete(language: String) {
    let vocabulary = CharacterVocabulary.forLanguage(language)

    #expect(vocabulary.nameCount == CharacterVocabulary.marks.count)
    #expect(vocabulary.digits.count == 10)
    #expect(Set(vocabulary.digits).count == 10)
  }
}
