import Testing

@testable import EarshotSpeech

@Suite("A voice gets only letters that it has")
struct WrittenPartsTests {
  private let catalog = VoiceCatalog(
    voices: [
      ("English (America)", "gmw/en-US", [("en-US", 2), ("en", 3)]),
      ("German", "gmw/de", [("de", 5)]),
      ("Russian", "zle/ru", [("ru", 5)]), ("Serbian", "zls/sr", [("sr", 5)]),
      ("Japanese", "jpx/ja", [("ja", 5)]), ("Korean", "ko", [("ko", 5)]),
      ("Chinese (latin as Pinyin)", "sit/cmn-Latn-pinyin", [("zh-cmn", 5), ("zh", 5)]),
      ("Persian (Pinglish)", "ira/fa-Latn", [("fa-Latn", 5)]),
    ].compactMap { Voice(name: $0.0, identifier: $0.1, languages: $0.2) }, variants: ["f3"])

  private func parts(_ text: String, _ voice: String) -> [String] {
    WrittenParts(text, for: voice, in: catalog).parts.map { "\($0.voice): \($0.text)" }
  }

  @Test("Words in the letters of the voice stay whole")
  func whole() {
    #expect(parts("Schön, 5 €!", "de") == ["de: Schön, 5 €!"])
    #expect(parts("Привет, 5 €!", "ru") == ["ru: Привет, 5 €!"])
    #expect(parts("Zdravo, здраво", "sr") == ["sr: Zdravo, здраво"])
    #expect(parts("schön", "de+f3") == ["de+f3: schön"])
    #expect(parts("", "de") == ["de: "])
    #expect(parts("…?", "ru") == ["ru: …?"])
  }

  @Test("Other letters go to a voice that has them, with the marks that follow")
  func others() {
    #expect(parts("привет한국어привет", "de") == ["ru: привет", "ko: 한국어", "ru: привет"])
    #expect(parts("Привет, hello!", "ru") == ["ru: Привет, ", "en-us: hello!"])
    #expect(parts("„Привет“ (ja) 5", "de") == ["ru: „Привет“ (", "de: ja) 5"])
    #expect(parts("また明日ね", "ja") == ["ja: また", "cmn-latn-pinyin: 明日", "ja: ね"])
    #expect(parts("salam", "fa-latn") == ["fa-latn: salam"])
    #expect(parts("明日 ok", "cmn-latn-pinyin") == ["cmn-latn-pinyin: 明日 ", "en-us: ok"])
  }

  @Test("Letters that no voice has are left out, and told")
  func leftOut() {
    let written = WrittenParts("ok ꦲꦏ\u{E000}ಇ!", for: "de", in: catalog)

    #expect(written.parts.map(\.text) == ["ok !"])
    #expect(written.leftOut == "ꦲꦏ\u{E000}ಇ")
    #expect(WrittenParts("ꦲ", for: "de", in: catalog).parts == [])
  }

  @Test("A run whose voice has all of its letters is as it was, and another becomes several")
  func sayable() {
    let run = SpeechRun("Bis ❤️ morgen", language: "de")

    #expect(catalog.sayable(run).runs == [run])
    #expect(catalog.sayable(run).leftOut == "")
    #expect(
      catalog.sayable(SpeechRun("❤️ да ಇ", language: "de")).runs.map(\.text)
        == ["rotes Herz ", "да "])
    #expect(catalog.sayable(SpeechRun("да ಇ", language: "de")).leftOut == "ಇ")
  }
}
