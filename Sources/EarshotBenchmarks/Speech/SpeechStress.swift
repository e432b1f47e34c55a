import Dispatch
import EarshotSpeech
import Synchronization

/// Somebody who asks for phrases of every kind, and interrupts them at random moments.
final class SpeechStress: Sendable {
  /// How phrases ended.
  struct Endings: Hashable, Sendable {
    var spoken = 0
    var interrupted = 0
    var failed = 0
    var samples = 0
  }

  private static let languages = [
    "en", "de", "fr", "es", "ar", "ja", "ru", "pt", "it", "xx", "chr", "ko", "zh", "hi",
  ]
  private static let texts = [
    "Send, dimmed, button", "Is the picnic still on for Sunday? Actions available", "❤️👍🏽 love it",
    "<speak>five &lt; 6</speak>", "Bonjour à tous, das ist schön, ありがとう", "a\u{1}0Vb \u{1B}[31m",
    "Rowing club, heading. Ana, Who can bring the spare oars on Saturday? Ben reacted", "", "…",
    // Letters that others than the voice have, for which the library itself changes its language.
    "ಇ", "привет한국어привет", "漢字かなabcпривет한", "नमस्ते hello ಇಂದು مرحبا", "ᏣᎳᎩಇᏣ한ᏣᎳ", "ꦲꦏ𐌰𐍀\u{E000}",
  ]

  private let synthesizer: SpeechSynthesizer
  private let endings = Mutex(Endings())

  /// Loads the library, or throws why there is no voice.
  init() throws(SpeechError) { synthesizer = try SpeechSynthesizer() }

  /// How the phrases ended so far.
  var counts: Endings { endings.withLock { $0 } }

  /// Asks for phrases from two threads while this one interrupts them, and waits for the last.
  func run(_ phrases: Int, seed: UInt64) {
    let group = DispatchGroup()
    for thread in 0..<2 {
      DispatchQueue.global().async(group: group) { [self] in
        let share = phrases / 2 + (thread == 0 ? phrases % 2 : 0)
        ask(for: share, Generator(seed: seed &+ UInt64(thread) &+ 1))
      }
    }
    var generator = Generator(seed: seed)
    while group.wait(timeout: .now() + .microseconds(generator.number(below: 20_000))) == .timedOut
    {
      synthesizer.interrupt()
    }
    synthesizer.waitUntilDone()
  }

  private func ask(for phrases: Int, _ generator: Generator) {
    var generator = generator
    for _ in 0..<phrases {
      let phrase = (0...generator.number(below: 3)).map { _ in Self.run(&generator) }
      switch generator.number(below: 100) {
      case 0: _ = try? synthesizer.phonemes(of: phrase)
      case 1..<50: synthesizer.waitUntilDone()
      default: break
      }
      speak(phrase)
    }
  }

  private func speak(_ phrase: [SpeechRun]) {
    synthesizer.speak(phrase) { [self] part in
      endings.withLock { $0.samples += part.count }
    } onEnd: { [self] ending in
      endings.withLock { counts in
        switch ending {
        case .spoken: counts.spoken += 1
        case .interrupted: counts.interrupted += 1
        case .failed: counts.failed += 1
        }
      }
    }
  }

  private static func run(_ generator: inout Generator) -> SpeechRun {
    SpeechRun(
      texts[generator.number(below: texts.count)],
      language: languages[generator.number(below: languages.count)],
      settings: SpeechSettings(
        rate: generator.number(below: 101), pitch: generator.number(below: 101),
        volume: generator.number(below: 101)),
      reading: generator.number(below: 8) == 0 ? .characters : .words)
  }
}

extension SpeechStress {
  /// Numbers that look random, and are the same in each run.
  private struct Generator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func number(below limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33) % max(limit, 1)
    }
  }
}
