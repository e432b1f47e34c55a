import EarshotLocalization
import Testing

@Suite("Where words are looked for")
struct LocalizationsTests {
  private let words = Localizations(
    [
      "en": ["Localizable": ["a": "en", "b": "en", "c": "en"]],
      "de": ["Localizable": ["a": "de", "b": "de"], "Other": ["a": "other"]],
      "de_ch": ["Localizable": ["a": "de-CH"]],
      "zh-Hant": ["Localizable": ["a": "traditional"]],
      "zh-Hans": ["Localizable": ["a": "simplified"]],
      "pt-BR": ["Localizable": ["a": "pt-BR"]],
      "nb": ["Localizable": ["a": "nb"]],
    ], sourceLanguage: "en")

  @Test(
    "In the language, then in what it is a part of, then in the app's own",
    arguments: [
      ("a", "de-CH", "de-CH"), ("b", "de_CH", "de"), ("c", "de-CH", "en"), ("d", "de", nil),
      ("a", "de_CH@calendar=gregorian", "de-CH"), ("a", "de-Latn-CH", "de-CH"),
      ("a", "zh_TW", "traditional"), ("a", "zh-HK", "traditional"), ("a", "zh", "simplified"),
      ("a", "zh-Hant-TW", "traditional"), ("a", "pt", "en"), ("a", "pt-BR", "pt-BR"),
      ("a", "no", "nb"), ("a", "", "en"), ("a", "🦜", "en"),
    ] as [(String, String, String?)])
  func chain(key: String, language: String, expected: String?) {
    let match = words.match(for: key, language: language)

    #expect(match?.entry == expected.map(LocalizedEntry.init(stringLiteral:)))
  }

  @Test("Each table is for itself")
  func tables() {
    #expect(words.match(for: "a", table: "Other", language: "de")?.entry == "other")
    #expect(words.match(for: "b", table: "Other", language: "de") == nil)
    #expect(words.match(for: "a", table: "Other", language: "fr") == nil)
  }

  @Test("The languages are listed, and equal words are equal")
  func values() {
    let first = Localizations(["en": ["T": ["a": "b"]]])

    #expect(words.languages == ["de", "de-CH", "en", "nb", "pt-BR", "zh-Hans", "zh-Hant"])
    #expect(first == Localizations(["en": ["T": ["a": "b"]]]))
    #expect(first != Localizations(["en": ["T": ["a": "c"]]]))
    #expect(Localizations.none.isEmpty && !first.isEmpty)
  }
}
