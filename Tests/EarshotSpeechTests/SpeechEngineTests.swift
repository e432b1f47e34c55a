import EarshotSpeech
import EarshotTestSupport
import Testing

/// The library serves one engine at a time, so these run one after another.
@Suite(
  "Phrases become sound",
  .serialized, .enabled(if: SpeechEngine.isAvailable, "libespeak-ng is not installed"))
struct SpeechEngineTests {
  @Test("A phrase is heard")
  func phrase() throws {
    let engine = try SpeechEngine()

    let samples = try engine.samples(for: "Send, dimmed, button")

    #expect(engine.sampleRate == 22_050)
    #expect(seconds(samples, engine) > 0.8)
    #expect(loudness(of: samples) > 500)
  }

  @Test("A new engine speaks the same phrases with the same samples")
  func repeatable() throws {
    let first = try samplesOfNewEngine(for: ["Settings, button", "Heart"])
    let second = try samplesOfNewEngine(for: ["Settings, button", "Heart"])

    #expect(first == second)
  }

  @Test(
    "An emoji is pronounced as its name",
    arguments: [
      ("❤️", "red heart"), ("React with 👍🏽", "React with thumbs up: medium skin tone"),
      ("love it ❤️👍", "love it red heart, thumbs up"), ("‼️", "red double exclamation mark"),
    ])
  func emoji(text: String, words: String) throws {
    let engine = try SpeechEngine()

    let phonemes = try engine.phonemes(for: text)

    #expect(try engine.phonemes(for: words) == phonemes)
    #expect(!phonemes.isEmpty)
  }

  @Test("Phonemes are those of the American voice, a clause at a time")
  func phonemes() throws {
    let engine = try SpeechEngine()

    #expect(try engine.phonemes(for: "Heart. Button") == "hˈɑːɹt | bˈʌʔn̩")
    #expect(try engine.phonemes(for: "") == "")
  }

  @Test("Tags are text that is spoken")
  func tags() throws {
    let engine = try SpeechEngine()

    let tagged = try engine.phonemes(for: "<break time=\"9s\"/>hello")
    let plain = try engine.phonemes(for: "hello")

    #expect(tagged.contains("bɹˈeɪk"))
    #expect(tagged.hasSuffix(plain))
    #expect(
      try seconds(engine.samples(for: "<break time=\"9s\"/>hello"), engine) < 8)
  }

  @Test("A zero character ends nothing, and a command to the library is not obeyed")
  func controls() throws {
    let engine = try SpeechEngine()

    #expect(try engine.phonemes(for: "red\0heart") == engine.phonemes(for: "red heart"))
    #expect(try engine.phonemes(for: "red\u{1}0Vheart") == engine.phonemes(for: "red 0Vheart"))
  }

  @Test("Stopping leaves out the rest, and the next phrase is whole")
  func stopping() throws {
    let engine = try SpeechEngine()
    let long = String(repeating: "The picnic is on Sunday. ", count: 100)
    var parts = 0

    let outcome = try engine.synthesize(long) { _ in
      parts += 1
      return parts < 3 ? .proceed : .stop
    }
    let next = try engine.synthesize("Heart") { _ in .proceed }

    #expect(outcome == .stop)
    #expect(parts == 3)
    #expect(next == .proceed)
    #expect(try seconds(engine.samples(for: "Send, button"), engine) > 0.5)
  }

  @Test("Ten thousand characters are spoken to the end")
  func longText() throws {
    let engine = try SpeechEngine()
    let sentence = "The picnic is on Sunday. "
    let text = String(repeating: sentence, count: 400)

    let one = try seconds(engine.samples(for: sentence), engine)
    let all = try seconds(engine.samples(for: text), engine)

    #expect(text.count == 10_000)
    #expect(all > one * 200)
  }

  @Test(
    "A word without end is spoken, not obeyed",
    arguments: ["a", "é", "1", "<", "漢", "\u{301}", "❤️", "\u{1}", "’", "-"])
  func longWord(part: String) throws {
    let engine = try SpeechEngine()

    let outcome = try engine.synthesize(String(repeating: part, count: 1_000)) { _ in .proceed }

    #expect(outcome == .proceed)
    #expect(try !engine.samples(for: "Heart").isEmpty)
  }

  @Test("White space and nothing are no error", arguments: ["", " ", "\0", "\n\n", "\u{FE0F}"])
  func silence(text: String) throws {
    let engine = try SpeechEngine()

    #expect(try loudness(of: engine.samples(for: text)) < 10)
  }

  @Test("Random text of every kind is survived")
  func randomText() throws {
    let engine = try SpeechEngine()
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<80 {
      let text = randomText(using: &generator)

      try engine.synthesize(text) { _ in .proceed }
      _ = try engine.phonemes(for: text)
    }

    #expect(try !engine.samples(for: "Heart").isEmpty)
  }

  @Test("A faster rate makes a shorter phrase")
  func rate() throws {
    let engine = try SpeechEngine()
    var lengths: [Int] = []
    for rate in [0, 50, 100] {
      engine.settings.rate = rate
      lengths.append(try engine.samples(for: "Is the picnic still on for Sunday?").count)
    }

    #expect(lengths[0] > lengths[1] * 3 / 2)
    #expect(lengths[1] > lengths[2] * 3 / 2)
  }

  @Test("A voice is found by its name and by its language")
  func voices() throws {
    let engine = try SpeechEngine()
    let american = try engine.phonemes(for: "bonjour")

    try engine.setVoice("fr-FR")
    #expect(engine.voice == "fr-FR")
    #expect(try engine.phonemes(for: "bonjour") != american)

    try engine.setVoice("en-us")
    #expect(try engine.phonemes(for: "bonjour") == american)
  }

  @Test(
    "An unknown voice is an error, and the former voice stays",
    arguments: [
      "klingon-of-old", "zz", "", "mb/mb-us1", "../../en", "en\0us",
      String(repeating: "e", count: 41),
    ])
  func unknownVoice(name: String) throws {
    let engine = try SpeechEngine()
    try engine.setVoice("de")
    let german = try engine.phonemes(for: "Nachricht")

    let error = #expect(throws: SpeechError.self) { try engine.setVoice(name) }

    guard case .voiceUnknown(name, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(engine.voice == "de")
    #expect(try engine.phonemes(for: "Nachricht") == german)
  }

  @Test("One engine is in use at a time, and gives way when it is gone")
  func oneAtATime() throws {
    var engine: SpeechEngine? = try SpeechEngine()

    #expect(throws: SpeechError.alreadyOpen) { try SpeechEngine() }

    #expect(try engine?.samples(for: "Heart").isEmpty == false)
    engine = nil
    #expect(try SpeechEngine().samples(for: "Heart").isEmpty == false)
  }

  @Test("An engine that speaks cannot be asked to speak")
  func busy() throws {
    let engine = try SpeechEngine()
    var failure: SpeechError?

    try engine.synthesize("Heart") { _ in
      do throws(SpeechError) { try engine.setVoice("de") } catch { failure = error }
      return .stop
    }

    #expect(failure == .busy)
  }

  @Test("Phrases, silence and a tone become a file that is not silent")
  func file() throws {
    let folder = try TemporaryFolder()
    let engine = try SpeechEngine()
    var file = WAVFile(sampleRate: engine.sampleRate)
    file.append(try engine.samples(for: "Heart, button"))
    file.appendSilence()
    file.append(.boundary)

    try file.write(to: folder("speech.wav"))

    let bytes = try folder.bytes(of: "speech.wav")
    #expect(bytes == file.bytes)
    #expect(bytes.count == 44 + file.samples.count * 2)
    #expect(loudness(of: file.samples) > 500)
  }

  private func samplesOfNewEngine(for phrases: [String]) throws -> [[Int16]] {
    let engine = try SpeechEngine()
    return try phrases.map { try engine.samples(for: $0) }
  }

  private func seconds(_ samples: [Int16], _ engine: SpeechEngine) -> Double {
    Double(samples.count) / Double(engine.sampleRate)
  }

  private func randomText(using generator: inout SeededGenerator) -> String {
    var text = ""
    let limits: [UInt32] = [0x7F, 0x24F, 0xFFFF, 0x1FFFF]
    let limit = limits.randomElement(using: &generator) ?? 0x7F
    for _ in 0..<Int.random(in: 1...120, using: &generator) {
      guard let scalar = Unicode.Scalar(UInt32.random(in: 0...limit, using: &generator)) else {
        continue
      }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
