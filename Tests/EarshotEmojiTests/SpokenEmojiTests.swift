import EarshotReader
import EarshotSpeech
import EarshotSpokenText
import Testing

@testable import EarshotEmoji

@Suite("Whatever the reader makes of emoji, a voice gets words")
struct SpokenEmojiTests {
  /// Several in one text, for speed, and each with words around it.
  private static let texts: [String] = {
    let all = RecommendedEmoji.lines.unicodeScalars.split { $0 == "\n" || $0 == " " }.map(
      String.init)
    return stride(from: 0, to: all.count, by: 250).map { start in
      "© " + all[start..<min(start + 250, all.count)].joined(separator: " a") + " ®™ ☎︎"
    }
  }()

  private static let manners: [SpeechManner] = {
    var all = SpeechManner.standard
    all.punctuation = .all
    var none = SpeechManner.standard
    none.punctuation = .none
    none.numbers = .digits
    var steps = SpeechManner.standard
    steps.textSteps = Set(SpokenTextStep.allCases)
    steps.speaksEmoji = false
    return [.standard, all, none, steps]
  }()

  /// What a voice gets of words, where they are in the reader's language, and where in another.
  private func handedOver(_ words: String, _ language: String, to reader: String) -> String {
    let names = EmojiNames(language: reader)
    let runs = SpeechRun(words, language: language)
      .naming(emojiIn: names, of: SpeechRun("", language: reader))
    return runs.map { SpokenText.prepare($0.text, language: $0.language) }.joined(separator: " ")
  }

  private func isSpeakable(
    _ words: String, _ language: String, to reader: String? = nil
  ) -> Bool {
    let text = handedOver(words, language, to: reader ?? language)
    return text.firstEmojiScalar == nil && !text.unicodeScalars.contains("\u{200D}")
  }

  @Test("As text, in each manner, phrasing and style", arguments: EmojiNames.languages)
  func text(language: String) {
    let names = EmojiNames(language: language)

    for text in Self.texts {
      for manner in Self.manners {
        let utterance = Utterance(
          .focus, language: language, segments: [.label(text), .value("1️⃣"), .trait(.button)],
          manner: manner)

        let spoken = Phrasing.spoken.text(of: utterance)

        #expect(isSpeakable(spoken, language))
      }
      let utterance = Utterance(.focus, language: language, segments: [.label(text)])
      #expect(isSpeakable(Phrasing.snapshot.text(of: utterance), language))
      #expect(isSpeakable(names.replacingEmoji(in: text), language))
      #expect(isSpeakable(text, "pt-BR", to: language))
    }
  }

  @Test("Spelled and by a spelling alphabet", arguments: ["en", "de", "ja", "ar", "nl"])
  func characters(language: String) {
    for text in Self.texts {
      let spelled = Utterance(.spelling, language: language, segments: text.map { .character($0) })
      let phonetic = Utterance(.spelling, language: language, segments: text.map { .phonetic($0) })

      #expect(isSpeakable(Phrasing.spoken.text(of: spelled), language))
      #expect(isSpeakable(Phrasing.spoken.text(of: phonetic), language))
    }
  }

  @Test(
    "Signs of the law are text unless an emoji is asked for",
    arguments: [
      ("© ® ™", "© ® ™"), ("©️", "copyright"), ("®️", "registered"), ("™️", "trade mark"),
      ("Shelf™", "Shelf™"), ("©\u{FE0E} 2026", "© 2026"),
    ])
  func legalSigns(text: String, expected: String) {
    #expect(SpokenText.prepare(text) == expected)
  }
}
