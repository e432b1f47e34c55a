import Testing

@testable import EarshotAudit

@Suite("What hints are made of")
struct HintWordsTests {
  @Test(
    "A gesture is known by its words in a language, whatever stands around them",
    arguments: [
      ("Double tap to open", "en", "double tap"), ("Just tap!", "en", "tap"),
      ("Touch and hold for more", "en", "touch and hold"), ("Wische nach links", "de", "wische"),
      ("Touchez pour ouvrir", "fr", "touchez"), ("Pulsa para abrir", "es", "pulsa"),
      ("Tocca due volte", "it", "tocca"), ("Toque duas vezes", "pt", "toque"),
      ("Коснитесь дважды", "ru", "коснитесь"),
    ])
  func gestures(hint: String, language: String, gesture: String) {
    #expect(HintWords.gesture(in: hint, language: language) == gesture)
  }

  @Test(
    "Parts of words, parts of phrases, and words of other languages are no gestures",
    arguments: [
      ("Opens the tapes", "en"), ("Holds and touches", "en"), ("Shows the press review", "en"),
      ("Double the size", "en"), ("Tocca due volte", "en"), ("Tap", "tlh"), ("", "en"),
    ])
  func others(hint: String, language: String) {
    #expect(HintWords.gesture(in: hint, language: language) == nil)
  }

  @Test("Meaning has no small words, and none of the endings of verbs")
  func meaning() {
    #expect(HintWords.meaning(of: "Opens the chat with it") == ["open", "chat"])
    #expect(
      HintWords.meaning(of: "Switches, pushes, passes and mixes") == [
        "switch", "push", "pass", "and", "mix",
      ])
    #expect(
      HintWords.meaning(of: "his bus, less glass, goes") == [
        "his", "bus", "less", "glass", "goe",
      ])
  }
}
