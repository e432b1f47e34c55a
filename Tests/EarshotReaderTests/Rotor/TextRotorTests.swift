import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("The rotor goes through the words of an element")
struct TextRotorTests {
  private func reader(label: String?, value: String? = nil) -> ScreenReader {
    ScreenReader(
      opening: ElementListSource([
        AccessibilityElement(id: "a", label: label, value: value), .named("b"),
      ]))
  }

  @Test("Characters: a joined emoji is one, by its name, and both ends have a sound")
  func characters() throws {
    var reader = reader(label: "a👨‍👩‍👧b")

    #expect(try reader.lines(after: .rotor(.named("characters"))) == ["Characters"])
    #expect(try reader.lines(after: .up) == ["[boundary]"])
    #expect(try reader.lines(after: .down) == ["a"])
    #expect(try reader.lines(after: .down) == ["family: man, woman, girl"])
    #expect(try reader.lines(after: .down) == ["b"])
    #expect(try reader.lines(after: .down) == ["[boundary]"])
    #expect(try reader.lines(after: .up) == ["family: man, woman, girl"])
    #expect(try reader.lines(after: .up) == ["a"])
    #expect(try reader.lines(after: .up) == ["[boundary]"])
    #expect(try reader.lines(after: .down) == ["family: man, woman, girl"])
  }

  @Test("Words go on from the label into the value")
  func words() throws {
    var reader = reader(label: "See you?", value: "Read")

    _ = try reader.lines(after: .rotor(.named("words")), .down, .down)

    #expect(try reader.lines(after: .down) == ["Read"])
    #expect(try reader.lines(after: .down) == ["[boundary]"])
    #expect(try reader.lines(after: .up) == ["you"])
  }

  @Test("Lines and sentences")
  func linesAndSentences() throws {
    var reader = reader(label: "Go. Now!\nOr later")

    #expect(try reader.lines(after: .rotor(.named("lines")), .down) == ["Go. Now!"])
    #expect(try reader.lines(after: .down) == ["Or later"])
    #expect(try reader.lines(after: .rotor(.named("sentences")), .up) == ["Now!"])
    #expect(try reader.lines(after: .up) == ["Go."])
  }

  @Test("Turning to another unit goes on where the last stretch ended")
  func turning() throws {
    var reader = reader(label: "one two")

    #expect(try reader.lines(after: .rotor(.named("words")), .down) == ["one"])
    #expect(try reader.lines(after: .rotor(.named("characters")), .down) == ["space"])
    #expect(try reader.lines(after: .down) == ["t"])
    #expect(try reader.lines(after: .rotor(.named("words")), .up) == ["one"])
  }

  @Test("The place in the text starts anew when the cursor moves, or the words change")
  func anew() throws {
    let source = ElementListSource([.named("ab"), .named("cd")])
    var reader = ScreenReader(opening: source)
    _ = try reader.lines(after: .rotor(.named("characters")), .down, .down)

    #expect(try reader.lines(after: .next, .down) == ["C"])
    #expect(try reader.lines(after: .previous, .down) == ["A"])
    source.update("ab") { $0.label = "xy" }
    #expect(try reader.lines(after: .down) == ["xy", "x"])
  }

  @Test("Where there are no words, the rotor says so, and stays for the next element")
  func nothing() throws {
    var reader = reader(label: nil)

    #expect(
      try reader.lines(after: .rotor(.named("characters")), .down)
        == ["[rotor: nothing here for characters]"])
    #expect(try reader.lines(after: .next, .down) == ["B"])
  }

  @Test("Lines and sentences are offered where there are several")
  func offered() throws {
    var one = reader(label: "One sentence.")
    var several = reader(label: "One. Two.\nThree.")

    #expect(
      try one.lines(after: .rotor(.current))
        == [
          "[rotor: not turned to anything]", "| Characters", "| Words", "| Speech Rate",
          "| Language",
        ])
    #expect(
      try several.lines(after: .rotor(.current))
        == [
          "[rotor: not turned to anything]", "| Characters", "| Words", "| Lines", "| Sentences",
          "| Speech Rate", "| Language",
        ])
  }

  @Test("With phonetic spelling on, a letter is followed by its word; others are said alone")
  func phonetic() throws {
    var reader = reader(label: "aB1é")

    #expect(try reader.lines(after: .set(.phonetic, true)) == ["[phonetic on]"])
    #expect(try reader.lines(after: .rotor(.named("characters")), .down) == ["a, alfa"])
    #expect(try reader.lines(after: .down) == ["B, bravo"])
    #expect(try reader.lines(after: .down) == ["1"])
    #expect(try reader.lines(after: .down) == ["é, echo acute"])
    #expect(try reader.lines(after: .set(.phonetic, false), .up, .up) == ["B"])
    #expect(try reader.lines(after: .set(.phonetic, .only), .down, .up) == ["bravo"])
  }

  @Test("On demand, a letter is said by its word, and another character as it is")
  func phoneticOnDemand() throws {
    var reader = reader(label: "aB1é")
    _ = try reader.lines(after: .rotor(.named("characters")), .down)

    #expect(try reader.lines(after: .spellInWords) == ["alfa"])
    #expect(try reader.lines(after: .spellInWords) == ["alfa"])
    #expect(try reader.lines(after: .down) == ["B"])
    #expect(try reader.lines(after: .set(.capitalLetters, true), .down, .up) == ["cap B"])
    #expect(try reader.lines(after: .spellInWords) == ["bravo"])
    #expect(try reader.lines(after: .down, .spellInWords) == ["1"])
  }

  @Test("On demand, the last phrase is spelled in words, without what follows its pause")
  func phraseOnDemand() throws {
    let element = AccessibilityElement(id: "a", label: "Hi, é", hint: "Opens it", language: "de")
    var reader = ScreenReader(opening: ElementListSource([element]))

    #expect(
      try reader.lines(after: .spellInWords)
        == ["Heinrich, Ida, Komma, Leerzeichen, Emil Akut"])
    #expect(try reader.lines(after: .spellOut) == ["H, i, Komma, Leerzeichen, é"])
    #expect(
      try reader.lines(after: .set(.phonetic, true), .spellOut)
        == ["H, Heinrich, i, Ida, Komma, Leerzeichen, é, Emil Akut"])
  }

  @Test("Two equal letters are two, whether they or their words were said")
  func phoneticTwice() throws {
    var reader = reader(label: "aa")

    #expect(try reader.lines(after: .spellInWords) == ["alfa, alfa"])
    #expect(
      try reader.lines(after: .set(.phonetic, true), .spellOut) == ["a, alfa, a, alfa"])
    #expect(try reader.lines(after: .set(.phonetic, .only), .spellOut) == ["alfa, alfa"])
  }

  @Test("A language that the rotor chose has its own words for letters and names for marks")
  func chosenLanguage() throws {
    var reader = reader(label: "b[")
    _ = try reader.lines(after: .rotor(.named("language")), .down, .down)

    #expect(
      try reader.lines(after: .rotor(.named("characters")), .down, .spellInWords) == ["Berta"])
    #expect(try reader.lines(after: .down) == ["eckige Klammer auf"])
  }

  @Test("Where the frame is known, lines end at about its width, and a rule says so")
  func linesByFrame() throws {
    let frame = AccessibilityFrame(x: 0, y: 0, width: 90, height: 60)
    var reader = ScreenReader(
      opening: ElementListSource([
        AccessibilityElement(id: "a", label: "One two three four", frame: frame), .named("b"),
      ]))

    #expect(try reader.lines(after: .rotor(.named("lines")), .down) == ["One two"])
    #expect(try reader.lines(after: .down) == ["three four"])
    #expect(try reader.lines(after: .down) == ["[boundary]"])
    #expect(reader.rulesUnderCursor.map(\.id).contains("rotor.lines-by-frame"))
  }

  @Test("The word for a letter follows when a second passes, unless words are said at once")
  func phoneticAfterPause() throws {
    var reader = reader(label: "a1")
    _ = try reader.lines(after: .rotor(.named("characters")), .down)

    #expect(try reader.lines(after: .wait(.milliseconds(900))) == ["[silence]"])
    #expect(try reader.lines(after: .up, .down, .wait(.seconds(1))) == ["[silence]"])
    #expect(try reader.lines(after: .down, .up, .wait(.seconds(1))) == ["alfa"])
    #expect(try reader.lines(after: .wait(.seconds(1))) == ["[silence]"])
    #expect(try reader.lines(after: .down, .wait(.seconds(1))) == ["[silence]"])
    #expect(
      try reader.lines(after: .set(.phonetic, true), .up, .wait(.seconds(1))) == ["[silence]"])
  }

  @Test("Of Japanese, the rules admit that words are approximate")
  func approximate() throws {
    var japanese = reader(label: "猫")
    var english = reader(label: "cat")

    _ = try japanese.lines(after: .rotor(.named("words")), .down)
    _ = try english.lines(after: .rotor(.named("words")), .down)

    #expect(japanese.rulesUnderCursor.map(\.id).contains("rotor.words-approximate"))
    #expect(!english.rulesUnderCursor.map(\.id).contains("rotor.words-approximate"))
    #expect(english.rulesUnderCursor.map(\.id).contains("rotor.words"))
  }
}
