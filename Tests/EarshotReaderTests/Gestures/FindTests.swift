import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("Finding goes to the next element that is described with the text")
struct FindTests {
  private func reader(_ labels: String...) -> ScreenReader {
    ScreenReader(
      opening: ElementListSource(
        labels.enumerated().map { place, label in
          AccessibilityElement(id: .init(rawValue: "\(place)"), label: label, traits: .button)
        }))
  }

  @Test("The search begins after the cursor, and goes around once")
  func around() throws {
    var reader = reader("Tea", "Green tea", "Soup")

    #expect(try reader.lines(after: .find("tea")) == ["Green tea, button"])
    #expect(
      try reader.lines(after: .find("tea")) == [
        "[find: went on from the beginning]", "Tea, button",
      ]
    )
    #expect(
      try reader.lines(after: .last, .find("soup"))
        == ["[find: went on from the beginning]", "Soup, button"])
  }

  @Test("What is nowhere is not found, and the cursor stays")
  func nowhere() throws {
    var reader = reader("Tea", "Soup")

    #expect(try reader.lines(after: .next, .find("pizza")) == ["[find: nothing here has 'pizza']"])
    #expect(reader.cursor == "1")
  }

  @Test("Values and the words for traits are part of a description, hints are not")
  func described() throws {
    let source = ElementListSource([
      .named("a"),
      AccessibilityElement(
        id: "b", label: "Volume", value: "70 %", hint: "Louder", traits: .header),
    ])
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .find("70")) == ["Volume, 70 %, heading. Louder"])
    #expect(try reader.lines(after: .first, .find("heading")) == ["Volume, 70 %, heading. Louder"])
    #expect(
      try reader.lines(after: .first, .find("louder")) == ["[find: nothing here has 'louder']"])
  }

  @Test(
    "Case, accents and vowel marks do not count",
    arguments: [
      ("creme BRULEE", "Crème brûlée"), ("crème", "Creme"), ("e\u{301}clair", "Éclair"),
      ("viet", "Tiếng Việt"), ("ελλαδα", "Ελλάδα"), ("еще", "Ещё"), ("שלום", "שָׁלוֹם"),
      ("سلام", "سَلَام"), ("❤", "I ❤️ it"), ("strasse 5", "Strasse 5"), ("東京", "東京駅"),
    ])
  func folding(typed: String, label: String) throws {
    var reader = reader("First", label)

    #expect(try reader.lines(after: .find(typed)) == ["\(label), button"])
  }

  @Test("A long screen is not searched to its end")
  func bounded() throws {
    let source = CountingSource(ElementListSource((0..<100_000).map { .named("e\($0)") }))
    var reader = ScreenReader(opening: source)
    let before = source.lookUps

    #expect(
      try reader.lines(after: .find("pizza"))
        == ["[find: nothing has 'pizza' among the next 1000 elements]"])
    #expect(reader.cursor == "e0")
    #expect(source.lookUps - before < 1_100)
  }
}
