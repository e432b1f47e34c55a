import EarshotEmoji
import EarshotSpeech
import Testing

@Suite("Emoji are words of the reader's language")
struct SpeechRunTests {
  private let reader = SpeechRun("", language: "en")

  @Test("In one language the phrase stays whole")
  func oneLanguage() {
    let runs = SpeechRun("love it ❤️👍").naming(emojiIn: .english, of: reader)

    #expect(runs.map(\.text) == ["love it red heart, thumbs up"])
  }

  @Test("In another language emoji get the reader's voice, and the words around them their own")
  func otherLanguage() {
    let runs = SpeechRun("Schön ❤️ 👍! Bis dann ", language: "de")
      .naming(emojiIn: .english, of: reader)

    #expect(runs.map(\.text) == ["Schön ", "red heart, thumbs up", "! Bis dann "])
    #expect(runs.map(\.language) == ["de", "en", "de"])
  }

  @Test("The pace of a run is that of its emoji too")
  func settings() {
    let settings = SpeechSettings(rate: 80)

    let runs = SpeechRun("Ja ❤️", language: "de", settings: settings)
      .naming(emojiIn: .english, of: reader)

    #expect(runs.map(\.settings) == [settings, settings])
  }

  @Test("Nothing of a text is lost or said twice", arguments: ["", "a", "❤️", "é ❤️é❤️ é", "1️⃣🇩🇪x"])
  func whole(text: String) {
    let runs = SpeechRun(text, language: "de").naming(emojiIn: .english, of: reader)

    let spoken = runs.map(\.text).joined(separator: " ").filter { !$0.isWhitespace && $0 != "," }
    let expected = EmojiNames.english.replacingEmoji(in: text)
    #expect(spoken == expected.filter { !$0.isWhitespace && $0 != "," })
  }
}
