import EarshotLocalization
import EarshotTestSupport
import Testing

@Suite("Words with places for values")
struct LocalizedEntryTests {
  private let whole = FormatSpecifier("d")

  @Test(
    "Values are found in their order, or by their place",
    arguments: [
      ("%@ and %@", ["<0@>", " and ", "<1@>"]),
      ("%2$@ und %1$@", ["<1@>", " und ", "<0@>"]),
      ("%lld%%", ["<0d>", "%"]),
      ("100%", ["100%"]),
      ("50% off %@", ["50", "<0o>", "ff ", "<1@>"]),
      ("%d%", ["<0d>", "%"]),
      ("%1$#@x@ %@", ["%#@x@", " ", "<0@>"]),
      ("", []),
    ])
  func values(format: String, expected: [String]) {
    #expect(described(LocalizedEntry(stringLiteral: format), [nil, nil]) == expected)
  }

  @Test("Flags, width and digits are kept")
  func specifiers() {
    let pieces = LocalizedEntry("%+08.3lf").pieces(
      numbers: [PluralNumber(1)], rules: PluralRules(language: "en"))

    #expect(
      pieces == [.value(0, FormatSpecifier("f", flags: "+0", width: 8, precision: 3))])
  }

  @Test("Without values, a per cent sign is one")
  func noValues() {
    #expect(described("100% of %@", []) == ["100% of %@"])
  }

  @Test("The first number decides where nothing else is said")
  func plural() {
    let entry = LocalizedEntry(
      .plural([.one: .words("%@ has %lld reply"), .other: .words("%@ has %lld replies")]))

    #expect(described(entry, [nil, 1]) == ["<0@>", " has ", "<1d>", " reply"])
    #expect(described(entry, [nil, 2]) == ["<0@>", " has ", "<1d>", " replies"])
    #expect(described(entry, [nil, nil]) == ["<0@>", " has ", "<1d>", " replies"])
  }

  @Test("Nothing at all has a form of its own where one is given")
  func zero() {
    let entry = LocalizedEntry(.plural([.zero: .words("None"), .other: .words("%lld")]))

    #expect(described(entry, [0]) == ["None"])
    #expect(described(entry, [1]) == ["<0d>"])
  }

  @Test("Words that stand in for names go by their own numbers")
  func substitutions() {
    let entry = LocalizedEntry(
      .words("%#@people@ in %2$#@rooms@"),
      substitutions: [
        "people": .init(
          argument: 1, words: .plural([.one: .words("%arg person"), .other: .words("%arg people")])),
        "rooms": .init(
          words: .plural([.one: .words("a room"), .other: .words("%d rooms")])),
      ])

    #expect(described(entry, [1, 2]) == ["<0d>", " person", " in ", "<1d>", " rooms"])
    #expect(described(entry, [4, 1]) == ["<0d>", " people", " in ", "a room"])
  }

  @Test("Names that stand in for each other come to an end")
  func endless() {
    let forms = LocalizedVariation.plural([.other: .words("%#@a@%#@a@%#@a@%#@a@")])
    let entry = LocalizedEntry(.words("%#@a@"), substitutions: ["a": .init(words: forms)])

    #expect(described(entry, [2]).count <= 2_000)
  }

  @Test("No format brings it down", arguments: 0..<200)
  func anything(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "%", "1$", "#@a@", "@", "l", "99999999999", ".", "-", "arg", "%%", "é", "0", "*", "$",
    ]
    let text = (0..<20).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
    let entry = LocalizedEntry(
      .words(text), substitutions: ["a": .init(words: .plural([.few: .words(text)]))])

    #expect(described(entry, [3, nil]).count <= 2_000)
  }

  private func described(_ entry: LocalizedEntry, _ numbers: [Int?]) -> [String] {
    entry.pieces(
      numbers: numbers.map { $0.map { PluralNumber($0) } }, rules: PluralRules(language: "en")
    ).map { piece in
      switch piece {
      case .words(let words): words
      case .value(let place, let specifier): "<\(place)\(specifier.conversion)>"
      }
    }
  }
}
