import EarshotReader
import Testing

@Suite("What is said is known by the language of its words")
struct LanguageRunTests {
  @Test("Where the reader has words in the element's language, all of it is in that")
  func oneLanguage() {
    let utterance = Utterance(
      .focus, language: "de-AT", segments: [.label("Senden"), .trait(.button)])

    #expect(utterance.languageRuns == [LanguageRun("Senden, Taste", in: "de-AT")])
  }

  @Test("Where it has none, its own words are English, and the app's in the element's language")
  func otherLanguage() {
    let utterance = Utterance(
      .focus, language: "nl",
      segments: [.selected, .label("Tot morgen"), .value("2"), .trait(.button), .actionsAvailable])

    #expect(
      utterance.languageRuns == [
        LanguageRun("Selected", in: "en"), LanguageRun(", Tot morgen, 2", in: "nl"),
        LanguageRun(", button. Actions available", in: "en"),
      ])
    #expect(
      utterance.languageRuns.map(\.text).joined() == Phrasing.spoken.text(of: utterance))
  }

  @Test("What states no language is in the reader's, and a language is called as it calls itself")
  func noLanguage() {
    #expect(
      Utterance(.announcement, segments: [.announcement("Sent")]).languageRuns
        == [LanguageRun("Sent")])
    #expect(
      Utterance(.rotor, segments: [.language(.russian)]).languageRuns
        == [LanguageRun("Русский", in: "ru")])
  }

  @Test("A letter is in the element's language, and the name of a mark in the reader's words")
  func characters() {
    let letter = Utterance(.place, language: "nl", segments: [.character("ë")])
    let mark = Utterance(.place, language: "nl", segments: [.character(",")])

    #expect(letter.languageRuns == [LanguageRun("ë", in: "nl")])
    #expect(mark.languageRuns == [LanguageRun("comma", in: "en")])
  }
}
