import EarshotSpeech
import Testing

@testable import earshot

@Suite("A screen in many languages, as a voice says it")
struct SpokenLanguagesTests {
  private static let screen = """
    {"earshotTree": 1, "language": "en", "elements": [
    {"id": "en", "label": "Send ❤️", "traits": ["button"]},
    {"id": "de", "label": "Bis morgen", "language": "de", "traits": ["button"]},
    {"id": "ru", "label": "Привет ❤️", "language": "ru", "traits": ["button"]},
    {"id": "es", "label": "Hasta mañana", "language": "es", "traits": ["button"]},
    {"id": "fr", "label": "À demain", "language": "fr", "traits": ["button"]},
    {"id": "it", "label": "A domani", "language": "it", "traits": ["button"]},
    {"id": "pt", "label": "Até amanhã", "language": "pt", "traits": ["button"]},
    {"id": "ja", "label": "また", "language": "ja", "traits": ["button"]},
    {"id": "ar", "label": "إلى الغد", "language": "ar", "traits": ["button"]},
    {"id": "nl", "label": "Tot morgen", "language": "nl", "traits": ["button"]},
    {"id": "mixed", "label": "안녕 hello привет"},
    {"id": "none", "label": "ꦲꦏ ok ᠮᠣᠩ"}
    ]}
    """

  private let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.write(Self.screen, to: "nine.json")
  }

  @Test(
    "Each message has its voice, emoji are of the reader's language, and what none can say is told",
    .enabled(
      if: SpeechEngine.installedVersion?.hasPrefix("1.51") == true, "needs libespeak-ng 1.51"))
  func phonemes() throws {
    let output = try shell.run("swift run earshot read nine.json --phonemes --language de")

    #expect(
      output == """
        Send ❤️, button
        # sˈɛnd | rˈoːtəs hˈɛɾts | bˈʌʔn̩
        Bis morgen, Taste
        # bɪs mˈɔɾɡən | tˈastə
        Привет ❤️, кнопка
        # prʲivʲˈet | rˈoːtəs hˈɛɾts | knˈopka
        Hasta mañana, botón
        # ˌasta maɲˈana | botˈon
        À demain, bouton
        # a dəmˈɛ̃ | butˈɔ̃
        A domani, pulsante
        # a domˈanɪ | pʊlsˈante
        Até amanhã, botão
        # atˌɛ ˌæmɐ̃ɲˈɐ̃ | botˈɐ̃ʊ̃
        また, ボタン
        # mˈätä | bˈo̞täɴ
        إلى الغد, زر
        # ʔˈilaː ʔalɣˈad | zˈirr
        Tot morgen, button
        # tɔt mˈɔrɣən | bˈʌʔn̩
        안녕 hello привет
        # ˈɐnnjʌŋ | həlˈoʊ | prʲivʲˈet
        ꦲꦏ ok ᠮᠣᠩ
        # ˌoʊkˈeɪ
        earshot: no voice has such letters as 'ꦲ'; they are not heard

        """)
  }

  @Test(
    "Nothing that is said is silent, and each caption begins and ends where its sound does",
    .enabled(if: SpeechEngine.isAvailable, "needs libespeak-ng1 and espeak-ng-data"))
  func captions() throws {
    _ = try shell.run("swift run earshot read nine.json --wav a.wav --captions a.vtt")

    let samples = try samples(of: "a.wav")
    let times = try #require(shell.text(of: "a.vtt")).split(separator: "\n")
      .filter { $0.contains("-->") }.map {
        $0.split(separator: " ").filter { $0 != "-->" }.map(Self.sample)
      }
    #expect(times.count == 12)
    var end = 0
    for time in times {
      let (first, last) = (try #require(time.first), try #require(time.last))
      // Between two phrases nothing is heard, but for what a millisecond is rounded by.
      #expect(samples[min(end + 44, first)..<max(first - 44, end)].allSatisfy { $0 == 0 })
      #expect(samples[first..<min(last, samples.count)].contains { abs(Int($0)) > 3_000 })
      end = last
    }
  }

  private func samples(of file: String) throws -> [Int16] {
    let bytes = try #require(shell.bytes(of: file)).dropFirst(44)
    return stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { place in
      Int16(bitPattern: UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8)
    }
  }

  /// The sample at a time of a caption.
  private static func sample(at time: Substring) -> Int {
    let parts = time.split { ":.".contains($0) }.compactMap { Int($0) }
    guard parts.count == 4 else { return 0 }
    let milliseconds = ((parts[0] * 60 + parts[1]) * 60 + parts[2]) * 1_000 + parts[3]
    return milliseconds * 22_050 / 1_000
  }
}
