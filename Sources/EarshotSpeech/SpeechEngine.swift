import CEspeak

/// A voice: phrases go in, samples come out, by libespeak-ng.
///
/// There is one engine at a time in a process, because the library keeps its state in global
/// variables. The same phrases in the same order give the same samples from every new engine; the
/// same phrase twice from one engine does not.
public final class SpeechEngine {
  /// Whether to go on speaking.
  public enum Continuation: Hashable, Sendable {
    /// There may be more.
    case proceed
    /// The rest of the phrase is left out.
    case stop
  }

  /// The file name by which the library is known to the loader.
  public static let libraryFile = "libespeak-ng.so.1"

  /// Whether an engine can speak on this machine; found out once, by starting one.
  public static let isAvailable: Bool = {
    do throws(SpeechError) {
      _ = try SpeechEngine()
      return true
    } catch {
      return error == .alreadyOpen || error == .busy
    }
  }()

  /// Samples a second; each is 16 bits, and there is one channel.
  public let sampleRate: Int
  /// The voice as it was last chosen.
  public private(set) var voice = "en-us"
  /// How fast speech is, in per cent, as VoiceOver's setting has it.
  public var rate = SpeechRate.normal

  /// Loads the library, or throws an error that says what to install.
  public init(library: String = SpeechEngine.libraryFile) throws(SpeechError) {
    var detail = [CChar](repeating: 0, count: 512)
    let status = earshot_espeak_open(library, &detail, detail.count)
    let text = String(
      decoding: detail.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    if let error = SpeechError(status, library: library, detail: text) { throw error }
    sampleRate = Int(earshot_espeak_sample_rate())
  }

  deinit {
    earshot_espeak_close()
  }

  /// Chooses a voice by its name (`en-gb`), or by its language (`fr-FR`); a failure changes nothing.
  public func setVoice(_ voice: String) throws(SpeechError) {
    guard Self.isPlausibleName(voice) else { throw .voiceUnknown(voice) }
    let status = earshot_espeak_set_voice(voice)
    if status == EARSHOT_ESPEAK_FAILED { throw .voiceUnknown(voice) }
    if let error = SpeechError(status, voice: voice) { throw error }
    self.voice = voice
  }

  /// Speaks a phrase into a closure, which may stop it at any time; says whether it was stopped.
  @discardableResult
  public func synthesize(
    _ phrase: String, onSamples: ([Int16]) -> Continuation
  ) throws(SpeechError) -> Continuation {
    let text = SpokenText.prepare(phrase)
    let wordsPerMinute = Int32(SpeechRate.wordsPerMinute(percent: rate))
    if let error = SpeechError(earshot_espeak_set(EARSHOT_ESPEAK_RATE, wordsPerMinute)) {
      throw error
    }
    let (status, outcome) = withoutActuallyEscaping(onSamples) { onSamples in
      let sink = SampleSink(onSamples)
      let status = earshot_espeak_synthesize(
        text, SampleSink.take, Unmanaged.passUnretained(sink).toOpaque())
      return (status, sink.outcome)
    }
    if let error = SpeechError(status) { throw error }
    return outcome
  }

  /// All samples of a phrase.
  public func samples(for phrase: String) throws(SpeechError) -> [Int16] {
    var samples: [Int16] = []
    try synthesize(phrase) { part in
      samples += part
      return .proceed
    }
    return samples
  }

  /// How the voice pronounces a phrase, in IPA; clauses are set apart by ` | `.
  public func phonemes(for phrase: String) throws(SpeechError) -> String {
    let sink = ClauseSink()
    let status = earshot_espeak_phonemes(
      SpokenText.prepare(phrase), ClauseSink.take, Unmanaged.passUnretained(sink).toOpaque())
    if let error = SpeechError(status) { throw error }
    return sink.clauses.joined(separator: " | ")
  }

  /// Names become paths inside the library, so only what a name consists of gets there.
  private static func isPlausibleName(_ voice: String) -> Bool {
    let allowed = voice.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "+"):
        true
      default: false
      }
    }
    return allowed && (1...40).contains(voice.utf8.count)
  }
}

extension SpeechError {
  /// The error that a status stands for, if it is one.
  fileprivate init?(
    _ status: earshot_espeak_status, library: String = "", detail: String = "", voice: String = ""
  ) {
    switch status {
    case EARSHOT_ESPEAK_OK: return nil
    case EARSHOT_ESPEAK_LIBRARY_MISSING: self = .libraryMissing(file: library, reason: detail)
    case EARSHOT_ESPEAK_SYMBOL_MISSING: self = .functionMissing(file: library, function: detail)
    case EARSHOT_ESPEAK_DATA_MISSING: self = .dataMissing
    case EARSHOT_ESPEAK_ALREADY_OPEN: self = .alreadyOpen
    case EARSHOT_ESPEAK_BUSY: self = .busy
    case EARSHOT_ESPEAK_VOICE_UNKNOWN: self = .voiceUnknown(voice)
    default: self = .refused
    }
  }
}
