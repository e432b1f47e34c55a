import Testing

@testable import EarshotAudit

@Suite("Words of another language")
struct ForeignWordsTests {
  @Test(
    "A run of another script is known from six words, or twelve letters without spaces",
    arguments: [
      ("один два три четыре пять шесть", "en", "Cyrillic letters"),
      ("Ana: один два три четыре пять шесть", "en", "Cyrillic letters"),
      ("один два три четыре пять", "en", nil),
      ("один два три and четыре пять шесть", "en", nil),
      ("один два три 4 четыре пять шесть", "en", "Cyrillic letters"),
      ("один два три четыре пять шесть", "uk", nil),
      ("один два три четыре пять шесть", "xx", nil),
      ("один два три αβ γδ εζ", "en", nil),
      ("あいうえおかきくけこさし", "en", "Japanese letters"),
      ("あいうえおかきくけこさ", "en", nil),
      ("漢字漢字漢字漢字漢字漢字", "ja", nil),
    ])
  func scripts(text: String, language: String, kind: String?) {
    #expect(ForeignWords.kind(of: text, insteadOf: language) == kind)
  }

  @Test(
    "A language is known by several of its small words and none of the other’s",
    arguments: [
      ("ich weiß nicht ob das gut ist", "en", "German"),
      ("no sé por qué los trenes no están aquí", "en", "Spanish"),
      ("non so perché il treno è anche oggi in ritardo", "en", "Italian"),
      ("não sei onde os trens estão, mas você também não", "en", "Portuguese"),
      ("I don’t know what you have", "fr", "English"),
      ("ich weiß nicht", "en", nil),
      ("ich und du nicht da", "en", nil),
      ("ich weiß es nicht genau gerade eben", "en", nil),
      ("ich und nicht the wir auf", "en", nil),
      ("der Zug kam gestern wieder ziemlich spät an", "en", nil),
      ("ich weiß nicht ob das gut ist", "de", nil),
      ("ich weiß nicht ob das gut ist", "nl", nil),
      ("ich weiß nicht ob das gut ist", "ru", "German"),
      ("a b c d e f g h i j k l m n o p der die das", "en", nil),
      ("le la les el los las", "en", nil),
    ])
  func languages(text: String, language: String, kind: String?) {
    #expect(ForeignWords.kind(of: text, insteadOf: language) == kind)
  }
}
