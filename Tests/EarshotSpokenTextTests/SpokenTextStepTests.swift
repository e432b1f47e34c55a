import EarshotSpokenText
import EarshotTree
import Testing

@Suite("Each step puts one kind of thing into words")
struct SpokenTextStepTests {
  private func words(
    _ step: SpokenTextStep, _ text: String, in language: String? = "en"
  ) -> String {
    SpokenTextPipeline([step], language: language).words(for: text)
  }

  @Test("Steps have different rules, each a sentence")
  func rules() {
    #expect(Set(SpokenTextStep.allCases.map(\.rule.id)).count == SpokenTextStep.allCases.count)
    #expect(SpokenTextStep.allCases.allSatisfy { $0.rule.statement.hasSuffix(".") })
    #expect(SpokenTextStep.allCases.allSatisfy { $0.rule.id.hasPrefix("text.") })
  }

  @Test(
    "Styled letters are plain ones",
    arguments: [
      ("𝐇𝐞𝐥𝐥𝐨 𝓱𝓮𝓵𝓵𝓸 𝔥𝔢𝔩𝔩𝔬 𝕙𝕖𝕝𝕝𝕠 𝚑𝚎𝚕𝚕𝚘", "Hello hello hello hello hello"),
      ("𝟏𝟐𝟑 ℎ ℬ", "123 h B"), ("Ｈｅｌｌｏ　１２", "Hello　12"), ("ⓗⓔⓛⓛⓞ ⒜ ①②", "hello a 12"),
      ("ʜᴇʟʟᴏ", "hello"), ("ʰᵉˡˡᵒ", "hello"), ("🅷🅴🅻🅻🅾", "HELLO"), ("🄷🄴🅈", "HEY"),
      ("s̶t̶r̶u̶c̶k̶", "struck"), ("𝚨𝛀 𝛂𝛚", "ΑΩ αω"), ("🅾 🅿️ Ⓜ️", "🅾 🅿️ Ⓜ️"),
      ("Año, ¿é? 日本！", "Año, ¿é? 日本！"),
    ])
  func letters(text: String, expected: String) {
    #expect(words(.letters, text) == expected)
  }

  @Test(
    "Marks of style fall away",
    arguments: [
      ("**hi** there", "hi there"), ("*hi* _you_ ~~gone~~ __all__", "hi you gone all"),
      ("***both*** and **_nested_**", "both and nested"), ("2 * 3 * 4", "2 * 3 * 4"),
      ("snake_case_name", "snake_case_name"), ("a*b*c", "a*b*c"), ("**", "**"), ("~5 ~", "~5 ~"),
      ("# Title\n> said\n- one\n* two", "Title\nsaid\none\ntwo"), ("#1 of 2", "#1 of 2"),
      ("see [the plan](https://a.example/x)", "see the plan"), ("[x] done", "[x] done"),
    ])
  func markup(text: String, expected: String) {
    #expect(words(.markup, text) == expected)
  }

  @Test("Code is announced in the language, with its marks by name")
  func code() {
    let names: [Character: String] = ["=": "equals", "(": "left paren", ")": "right paren"]
    let english = SpokenTextPipeline([.markup], language: "en") { names[$0] }

    #expect(english.words(for: "**hi** `x = 1`") == "hi code: x equals 1")
    #expect(english.words(for: "```\nrun(*a*)\n```") == "code: run left paren *a* right paren")
    #expect(english.words(for: "`open") == "`open")
    #expect(english.words(for: "``") == "``")
    #expect(words(.markup, "`x`", in: "es") == "código: x")
  }

  @Test(
    "A link is said by its domain",
    arguments: [
      ("see https://www.example.org/a/b?c=d#e.", "see example.org."),
      ("(http://example.org)", "(example.org)"), ("www.example.org, ok", "example.org, ok"),
      ("https://bank.example@evil.example/", "evil.example"),
      ("https://example.org:8080/x", "example.org"), ("https://localhost/x", "https://localhost/x"),
      ("https://x.example/a_(b)", "x.example"), ("example.org", "example.org"),
      ("https://", "https://"), ("http://a.example\nnext", "a.example\nnext"),
    ])
  func links(text: String, expected: String) {
    #expect(words(.links, text) == expected)
  }

  @Test(
    "A mention is a name",
    arguments: [
      ("thanks @ana_maria!", "thanks ana maria!"), ("@BenOkafor, hi", "Ben Okafor, hi"),
      ("@ana:example.org hello", "ana hello"), ("me@example.org", "me@example.org"),
      ("@ana: hello", "ana: hello"), ("a @ b", "a @ b"), ("@ana.b.", "ana b."),
    ])
  func mentions(text: String, expected: String) {
    #expect(words(.mentions, text) == expected)
  }

  @Test(
    "A hashtag is split into words",
    arguments: [
      ("#HarbourPicnic!", "en", "hashtag Harbour Picnic!"),
      ("#SwiftUIRocks2", "en", "hashtag Swift UI Rocks 2"),
      ("#two_words", "fr", "hashtag two words"), ("#1", "en", "#1"), ("a#b", "en", "a#b"),
      ("&#x27;", "en", "&#x27;"), ("#花見", "ja", "ハッシュタグ 花見"), ("#Лето", "ru", "хештег Лето"),
    ])
  func hashtags(text: String, language: String, expected: String) {
    #expect(words(.hashtags, text, in: language) == expected)
  }

  @Test(
    "The time of a day is read as a clock",
    arguments: [
      ("at 9:05", "en", "at 9 oh 5"), ("at 10:00", "en", "at 10 o’clock"),
      ("10:00 AM", "en", "10 AM"), ("10:28pm", "en", "10 28pm"), ("Mon 10:28", "en", "Mon 10 28"),
      ("um 21:30 Uhr", "de", "um 21 Uhr 30"), ("1:00", "de", "ein Uhr"),
      ("a las 10:28", "es", "a las 10 y 28"), ("10:00", "es", "10 en punto"),
      ("à 1:05", "fr", "à 1 heure 5"), ("10:28", "it", "10 e 28"), ("10:28", "pt", "10 horas e 28"),
      ("10:28に", "ja", "10時28分に"), ("21:02", "ru", "21 час 2 минуты"),
      ("10:05", "ar", "الساعة 10 و5 دقائق"), ("25:00", "en", "25:00"), ("1:2", "en", "1:2"),
      ("10:28:05", "en", "10:28:05"), ("12:345", "en", "12:345"), ("a10:28", "en", "a10:28"),
      ("1.10:28", "en", "1.10:28"),
    ])
  func times(text: String, language: String, expected: String) {
    #expect(words(.times, text, in: language) == expected)
  }

  @Test(
    "A unit is said in full, in the form that the number asks for",
    arguments: [
      ("5 km", "en", "5 kilometers"), ("1 km", "en", "1 kilometer"),
      ("1.5km", "en", "1.5 kilometers"),
      ("60 km/h", "en", "60 kilometers per hour"), ("75%", "en", "75 percent"),
      ("20 °C", "de", "20 Grad Celsius"), ("1 min", "de", "1 Minute"),
      ("3 MB", "es", "3 megabytes"),
      ("1,5 km", "fr", "1,5 kilomètres"), ("0 km", "fr", "0 kilomètre"),
      ("5 kg", "it", "5 chilogrammi"),
      ("2 GB", "pt", "2 gigabytes"), ("5kmです", "ja", "5キロメートルです"), ("1 км", "ru", "1 километр"),
      ("2 кг", "ru", "2 килограмма"), ("5 мин", "ru", "5 минут"), ("3 كم", "ar", "3 كيلومترات"),
      ("5 kmx", "en", "5 kmx"), ("5 m", "en", "5 m"), ("v5 km", "en", "v5 km"),
      ("5\nkm", "en", "5\nkm"),
      ("5 km/s", "en", "5 km/s"),
    ])
  func units(text: String, language: String, expected: String) {
    #expect(words(.units, text, in: language) == expected)
  }

  @Test(
    "A number is one, and a code is digits",
    arguments: [
      ("1,234,567 people", "en", "1234567 people"), ("1.234", "de", "1234"),
      ("1.234", "en", "1.234"),
      ("1\u{202F}234", "fr", "1234"), ("1,23", "en", "1,23"), ("1,2345", "en", "1,2345"),
      ("code 0042", "en", "code 0 0 4 2"), ("1234567890", "en", "1 2 3 4 5 6 7 8 9 0"),
      ("2026-05-03", "en", "2026-05-03"), ("0", "en", "0"), ("0.05", "en", "0.05"),
      ("09:30", "en", "09:30"),
      ("2026", "en", "2026"), ("1,234,5", "en", "1,234,5"), ("007x", "en", "007x"),
    ])
  func numbers(text: String, language: String, expected: String) {
    #expect(words(.numbers, text, in: language) == expected)
  }

  @Test("Emoji of servers and emoji in a row are named")
  func emoji() {
    #expect(words(.customEmoji, "hi :party_cat:") == "hi party cat")
    #expect(words(.repeats, "wow ❤️❤️❤️", in: "de") == "wow rotes Herz, 3-mal")
    #expect(words(.repeats, "wow ❤️❤️") == "wow red heart, red heart")
  }
}
