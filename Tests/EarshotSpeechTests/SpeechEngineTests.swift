import EarshotSpeech
import EarshotTestSupport
import Testing

extension SpeechLibraryTests {
  @Suite("Phrases become sound")
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

    @Test(
      "Phonemes are those of the American voice, a clause at a time",
      .enabled(if: isKnownVersion, "needs libespeak-ng 1.51"))
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

    @Test("Words are found in the text by scalars, and are heard in their order")
    func words() throws {
      let engine = try SpeechEngine()

      let spoken = try engine.speak(SpeechRun("Botón ❤️ e\u{301}l. Fin", language: "es"))

      let words = spoken.words.map { String(spoken.text[$0.range]) }
      #expect(words == ["Botón", "corazón", "rojo", "e\u{301}l", "Fin"])
      #expect(spoken.words.map(\.sample) == spoken.words.map(\.sample).sorted())
      #expect(spoken.words.first?.sample == 0)
      #expect((spoken.words.last?.sample ?? 0) < spoken.samples.count)
    }

    @Test("A place in the text has its place in the sound")
    func places() throws {
      let engine = try SpeechEngine()

      let spoken = try engine.speak(SpeechRun("Send button"))

      let button = try #require(spoken.words.last)
      let middle = spoken.text.index(button.range.lowerBound, offsetBy: 3)
      #expect(spoken.sample(at: spoken.text.startIndex) == 0)
      #expect(spoken.sample(at: button.range.lowerBound) == button.sample)
      #expect(spoken.sample(at: middle) == (button.sample + spoken.samples.count) / 2)
      #expect(spoken.sample(at: spoken.text.endIndex) == spoken.samples.count)
    }

    @Test("Starting over forgets what was spoken before")
    func startingOver() throws {
      let engine = try SpeechEngine()
      let first = try engine.speak(SpeechRun("Settings, button"))
      _ = try engine.speak(SpeechRun("Is the picnic still on?", language: "de"))
      let later = try engine.speak(SpeechRun("Settings, button"))

      try engine.startOver()
      let again = try engine.speak(SpeechRun("Settings, button"))

      #expect(again == first)
      #expect(later.samples != first.samples)
    }

    @Test(
      "Each run has the voice of its language, and one without a voice goes on in the last",
      .enabled(if: isKnownVersion, "needs libespeak-ng 1.51"))
    func languages() throws {
      let engine = try SpeechEngine()

      let phonemes = try ["en", "de-AT", "xx", "fr"].map {
        try engine.phonemes(of: SpeechRun("bonjour", language: $0))
      }

      #expect(phonemes == ["bɔːnʒˈʊɹ", "bˈɔnjuːɾ", "bˈɔnjuːɾ", "bɔ̃ʒˈuʁ"])
    }

    @Test(
      "A chosen voice is used whatever the language",
      .enabled(if: isKnownVersion, "needs libespeak-ng 1.51"))
    func chosenVoice() throws {
      let engine = try SpeechEngine()

      let british = try engine.phonemes(of: SpeechRun("heart", voice: "en-gb"))

      #expect(british == "hˈɑːt")
    }

    @Test(
      "What is spelled is said letter by letter, an a as a letter too",
      .enabled(if: isKnownVersion, "needs libespeak-ng 1.51"))
    func spelling() throws {
      let engine = try SpeechEngine()

      let phonemes = try engine.phonemes(of: SpeechRun("a bat", reading: .characters))

      #expect(phonemes == "ˈeɪ | bˈiː | ˈeɪ | tˈiː")
    }

    @Test("Pitch and volume change the sound, and volume its loudness")
    func pitchAndVolume() throws {
      let engine = try SpeechEngine()
      func samples(_ settings: SpeechSettings) throws -> [Int16] {
        try engine.startOver()
        return try engine.speak(SpeechRun("Heart, button", settings: settings)).samples
      }

      let usual = try samples(SpeechSettings())
      let high = try samples(SpeechSettings(pitch: 100))
      let quiet = try samples(SpeechSettings(volume: 20))
      let silent = try samples(SpeechSettings(volume: -5))

      #expect(high != usual)
      #expect(loudness(of: quiet) < loudness(of: usual) / 2)
      #expect(loudness(of: silent) < 10)
    }

    @Test("Marks are said by their names where all are wanted")
    func punctuation() throws {
      let engine = try SpeechEngine()
      var lengths: [Int] = []
      for punctuation in [SpeechSettings.Punctuation.none, .all] {
        var settings = SpeechSettings()
        settings.punctuation = punctuation
        lengths.append(try engine.speak(SpeechRun("(really?)", settings: settings)).samples.count)
      }

      #expect(lengths[1] > lengths[0] * 3 / 2)
    }

    @Test("Every voice that is listed can be chosen by its name and speaks")
    func everyVoice() throws {
      let engine = try SpeechEngine()

      let codes = engine.catalog.voices.map(\.code)

      #expect(codes.contains("en-us"))
      #expect(Set(codes).count == codes.count)
      for code in codes {
        try engine.setVoice(code)
        #expect(try !engine.samples(for: "1 2").isEmpty)
      }
    }

    @Test("An English voice without a region is American, and a Portuguese one Brazilian")
    func regions() throws {
      let catalog = try SpeechEngine().catalog

      #expect(
        ["en", "EN_gb", "en-AU", "pt", "pt-PT", "no", "zh-Hans", "iw", "xx"].map {
          catalog.voice(for: $0)?.code
        } == [
          "en-us", "en", "en-us", "pt-br", "pt", "nb", "cmn-latn-pinyin", "he", nil,
        ])
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
}
