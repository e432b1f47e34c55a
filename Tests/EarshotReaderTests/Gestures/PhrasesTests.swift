import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("The last phrase is said again or spelled, and the place of the cursor told")
struct PhrasesTests {
  @Test("The last phrase is said again, whatever else was done since, and never a spelling")
  func again() throws {
    var reader = ScreenReader(opening: picnic())

    #expect(try reader.lines(after: .rotor(.named("actions"))) == ["Actions"])
    #expect(try reader.lines(after: .actions, .sayAgain) == ["Actions"])
    #expect(try reader.lines(after: .spellOut) == ["A, c, t, i, o, n, s"])
    #expect(try reader.lines(after: .sayAgain) == ["Actions"])
  }

  @Test("Where nothing was said, there is nothing to say again")
  func nothing() throws {
    var reader = ScreenReader(opening: ElementListSource([AccessibilityElement(id: "a")]))

    #expect(
      try reader.lines(after: .sayAgain) == ["[nothing happened: nothing has been said yet]"])
    #expect(
      try reader.lines(after: .spellOut) == ["[nothing happened: nothing has been said yet]"])
  }

  @Test(
    "Punctuation and emoji are named, and what comes after the pause is left out",
    arguments: [
      ("en", "Ok!", "O, k, exclamation mark, space, b, u, t, t, o, n"),
      ("en", "a👨‍👩‍👧b", "a, family: man, woman, girl, b, space, b, u, t, t, o, n"),
      ("de", "Ja.", "J, a, Punkt, Leerzeichen, T, a, s, t, e"),
      ("ja", "は、", "は, 読点, スペース, ボ, タ, ン"),
      ("en", "e\u{301}", "é, space, b, u, t, t, o, n"),
    ])
  func spelled(language: String, label: String, text: String) throws {
    let source = ElementListSource([
      AccessibilityElement(
        id: "a", label: label, hint: "Sends it", traits: .button, language: language)
    ])
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .spellOut) == [text])
  }

  @Test("The place is told from the inside out")
  func whereabouts() throws {
    let source = ElementListSource(["a", "b", "c"].map { .named($0) })
    source.place(
      ["a", "b"],
      in: AccessibilityContainer(id: "x", kind: .series, label: "Sizes", parent: "y"))
    source.place([], in: AccessibilityContainer(id: "y", kind: .group, label: "Order"))
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .next, .whereabouts) == ["B, 2 of 2, Sizes, Order"])
    #expect(try reader.lines(after: .next, .whereabouts) == ["C"])
  }

  @Test("The place is not looked for in a long list")
  func cheap() throws {
    let source = CountingSource(ElementListSource((0..<100_000).map { .named("e\($0)") }))
    var reader = ScreenReader(opening: source)
    let before = source.lookUps

    #expect(try reader.lines(after: .whereabouts) == ["E0"])
    #expect(source.lookUps - before < 10)
  }
}
