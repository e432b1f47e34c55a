import Dispatch
import EarshotSpeech
import Synchronization
import Testing

extension SpeechLibraryTests {
  @Suite("Phrases are spoken one after another, until somebody interrupts")
  struct SpeechSynthesizerTests {
    @Test("Phrases are spoken in order, each to its end, while the caller goes on")
    func order() throws {
      let synthesizer = try SpeechSynthesizer()
      let log = Log()

      for word in ["Heart", "Button", "Send"] {
        synthesizer.speak([SpeechRun(word)]) { _ in
          log.add(word)
        } onEnd: {
          log.add("\($0)")
        }
      }
      synthesizer.waitUntilDone()

      #expect(log.withoutRepeats == ["Heart", "spoken", "Button", "spoken", "Send", "spoken"])
    }

    @Test("An interruption ends the phrase within a part, drops what waits, and lets the next be")
    func interruption() throws {
      let synthesizer = try SpeechSynthesizer()
      let log = Log()
      let long = String(repeating: "The picnic is on Sunday. ", count: 400)
      let bothAreAsked = DispatchSemaphore(value: 0)

      synthesizer.speak([SpeechRun(long)]) { _ in
        log.add("long")
        bothAreAsked.wait()
        synthesizer.interrupt()
      } onEnd: {
        log.add("\($0)")
      }
      synthesizer.speak([SpeechRun("Heart")]) { _ in
        log.add("heart")
      } onEnd: {
        log.add("\($0)")
      }
      bothAreAsked.signal()
      synthesizer.waitUntilDone()
      synthesizer.speak([SpeechRun("Send")]) { _ in
        log.add("send")
      } onEnd: {
        log.add("\($0)")
      }
      synthesizer.waitUntilDone()

      #expect(log.all.filter { $0 == "long" } == ["long"])
      #expect(log.withoutRepeats == ["long", "interrupted", "interrupted", "send", "spoken"])
    }

    @Test("What is rendered does not depend on what was spoken before")
    func rendering() throws {
      let synthesizer = try SpeechSynthesizer()
      let phrase = [SpeechRun("Settings, button"), SpeechRun("Taste", language: "de")]

      let first = try synthesizer.render(phrase)
      synthesizer.speak([SpeechRun("Is the picnic still on for Sunday?")]) { _ in }
      let second = try synthesizer.render(phrase)

      #expect(first == second)
      #expect(first.map(\.text) == ["Settings, button", "Taste"])
      #expect(first.allSatisfy { loudness(of: $0.samples) > 500 })
    }

    @Test(
      "The phonemes of a phrase are those of its runs, each in its voice",
      .enabled(if: isKnownVersion, "needs libespeak-ng 1.51"))
    func phonemes() throws {
      let synthesizer = try SpeechSynthesizer()

      let phonemes = try synthesizer.phonemes(
        of: [SpeechRun("Heart. Button"), SpeechRun(""), SpeechRun("Taste", language: "de")])

      #expect(phonemes == "hˈɑːɹt | bˈʌʔn̩ | tˈastə")
    }

    @Test(
      "Words for which the library works by the rules of several languages are heard",
      arguments: [
        ("chr", "ಇ"), ("de", "привет한국어привет"), ("de", "ỀżḚḲseǁẄ"), ("gu", "૦ૌ૿~]"),
        ("ja", "漢字かなabcпривет한"), ("ru", "привет hello 漢字 ಇಂದು مرحبا"),
      ])
    func manyLanguages(voice: String, text: String) throws {
      let spoken = try SpeechSynthesizer().render([SpeechRun(text, voice: voice)])

      #expect(loudness(of: spoken.flatMap(\.samples)) > 500)
    }

    @Test("A voice that there is not fails the phrase and no other")
    func unknownVoice() throws {
      let synthesizer = try SpeechSynthesizer()
      let log = Log()

      for voice in ["klingon-of-old", "de"] {
        synthesizer.speak([SpeechRun("Heart", voice: voice)]) { _ in
          log.add("sound")
        } onEnd: {
          log.add("\($0)")
        }
      }
      synthesizer.waitUntilDone()

      #expect(
        log.withoutRepeats == [
          "failed(unknown voice 'klingon-of-old'; 'earshot voices' lists them)", "sound", "spoken",
        ])
    }

    @Test("One synthesizer is in use at a time, and its thread ends with it")
    func oneAtATime() throws {
      for _ in 0..<20 {
        let synthesizer = try SpeechSynthesizer()
        synthesizer.speak([SpeechRun("Heart")]) { _ in }
        #expect(throws: SpeechError.alreadyOpen) { try SpeechSynthesizer() }
      }

      #expect(try SpeechEngine().version.isEmpty == false)
    }

    @Test("Phrases from many threads, with interruptions, each end once")
    func manyThreads() throws {
      let synthesizer = try SpeechSynthesizer()
      let log = Log()

      DispatchQueue.concurrentPerform(iterations: 200) { number in
        if number.isMultiple(of: 7) { synthesizer.interrupt() }
        synthesizer.speak([SpeechRun("Message \(number)")]) { _ in
        } onEnd: {
          log.add("\($0)")
        }
      }
      synthesizer.waitUntilDone()

      #expect(log.all.count == 200)
      #expect(Set(log.all).isSubset(of: ["spoken", "interrupted"]))
    }
  }
}

/// What happened, in order.
private final class Log: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  /// The lines, where those that follow each other and are equal count once, but endings each time.
  var withoutRepeats: [String] {
    all.reduce(into: []) { kept, line in
      if kept.last != line || line == "spoken" || line == "interrupted" { kept.append(line) }
    }
  }

  func add(_ line: String) { lines.withLock { $0.append(line) } }
}
