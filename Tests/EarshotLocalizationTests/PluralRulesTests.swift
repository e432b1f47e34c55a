import EarshotLocalization
import Testing

@Suite("Forms by number")
struct PluralRulesTests {
  @Test("Every sample in Unicode's data has the form that it is a sample of")
  func samples() {
    var count = 0
    for line in PluralSamples.lines.split(separator: "\n") {
      let parts = line.split(separator: ";")
      let forms = parts.dropFirst().map { $0.split(separator: ":") }
      for language in parts[0].split(separator: " ") {
        let rules = PluralRules(language: String(language))
        for form in forms where form.count == 2 {
          let name = form[0].filter { $0 != " " }
          for sample in form[1].split(separator: " ") {
            count += 1
            let category = rules.category(of: PluralNumber(digits: String(sample)))
            #expect(category.rawValue == name, "\(language) \(sample)")
          }
        }
      }
    }
    #expect(count > 5_000)
  }

  @Test(
    "Languages count in their own ways",
    arguments: [
      ("en", [0: .other, 1: .one, 2: .other]),
      ("de", [0: .other, 1: .one, 2: .other]),
      ("fr", [0: .one, 1: .one, 2: .other, 1_000_000: .many]),
      ("es", [0: .other, 1: .one, 2: .other]),
      ("it", [0: .other, 1: .one, 2: .other]),
      ("pt", [0: .one, 1: .one, 2: .other]),
      ("pt-PT", [0: .other, 1: .one, 2: .other]),
      ("ru", [0: .many, 1: .one, 2: .few, 5: .many, 11: .many, 21: .one, 112: .many]),
      ("ar", [0: .zero, 1: .one, 2: .two, 3: .few, 11: .many, 100: .other]),
      ("ja", [0: .other, 1: .other, 2: .other]),
      ("de-CH", [1: .one, 2: .other]),
      ("tlh", [1: .other]),
    ] as [(String, [Int: PluralCategory])])
  func forms(language: String, expected: [Int: PluralCategory]) {
    let rules = PluralRules(language: language)

    for (number, category) in expected {
      #expect(rules.category(of: PluralNumber(number)) == category, "\(number)")
      #expect(rules.category(of: PluralNumber(-number)) == category, "-\(number)")
    }
  }

  @Test("Digits after the point count where the language says so")
  func fractions() {
    let english = PluralRules(language: "en")

    #expect(english.category(of: PluralNumber(digits: "1")) == .one)
    #expect(english.category(of: PluralNumber(digits: "1.0")) == .other)
    #expect(PluralRules(language: "ru").category(of: PluralNumber(digits: "1.5")) == .other)
    #expect(PluralRules(language: "fr").category(of: PluralNumber(digits: "1.5")) == .one)
  }

  @Test(
    "What is no number has a form too", arguments: ["", "-", ".", "1e400", "nan", "٣", "1.2.3"])
  func noNumber(digits: String) {
    let categories = ["en", "ar", "ru"].map {
      PluralRules(language: $0).category(of: PluralNumber(digits: digits))
    }

    #expect(categories.count == 3)
    #expect(PluralNumber(digits: String(repeating: "9", count: 60)).isZero == false)
  }
}
