import EarshotReader
import EarshotTree
import Testing

@Suite("The spoken phrasing joins parts as a person hears them")
struct SpokenPhrasingTests {
  private func text(_ segments: Utterance.Segment...) -> String {
    Phrasing.spoken.text(of: Utterance(.focus, segments: segments))
  }

  @Test("Parts are joined by commas, and trait words are in lower case")
  func commas() {
    #expect(text(.label("Send"), .trait(.dimmed), .trait(.button)) == "Send, dimmed, button")
    #expect(
      text(.selected, .label("Feeds"), .trait(.tab), .position(AccessibilityPosition(1, of: 5)))
        == "Selected, Feeds, tab, 1 of 5")
  }

  @Test("What comes after a pause begins a new sentence")
  func pause() {
    #expect(
      text(
        .label("Yes, and I am bringing the lemonade"), .value("Reacted with ❤️"), .actionsAvailable)
        == "Yes, and I am bringing the lemonade, Reacted with ❤️. Actions available")
    #expect(
      text(.label("Plan"), .hint("Opens the plan"), .actionsAvailable, .moreContentAvailable)
        == "Plan. Opens the plan. Actions available. More content available")
  }

  @Test(
    "A mark that ends a sentence is not followed by another one",
    arguments: [".", "?", "!", "…", "。", "？", "！", "؟", "۔", "।"])
  func sentenceEnds(mark: String) {
    #expect(text(.label("So" + mark), .actionsAvailable) == "So\(mark) Actions available")
    #expect(text(.label("So" + mark), .trait(.button)) == "So\(mark) button")
  }

  @Test("An emoji that looks like a mark does not end a sentence")
  func emojiMark() {
    #expect(text(.label("So ‼️"), .trait(.button)) == "So ‼️, button")
  }

  @Test("White space around a part is not spoken, and a part of nothing else is left out")
  func whiteSpace() {
    #expect(text(.label(" Hello\n"), .value("\n "), .trait(.button)) == "Hello, button")
  }
}
