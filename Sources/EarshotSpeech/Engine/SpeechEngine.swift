import CEspeak

/// A voice: phrases go in, samples come out, by libespeak-ng.
///
/// There is one engine at a time in a process, because the library keeps its state in global
/// variables. The same phrases in the same order give the same samples from every new engine; the
/// same phrase twice from one engine does not, unless it starts over in between.
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

  /// The version of the library that speaks on this machine, or nil where none does; found out once,
  /// by starting an engine.
  public static let installedVersion: String? = {
    do throws(SpeechError) {
      return try SpeechEngine().version
    } catch {
      return error == .alreadyOpen ? "" : nil
    }
  }()

  /// Whether an engine can speak on this machine.
  public static var isAvailable: Bool { installedVersion != nil }

  /// The library's own version.
  public let version: String
  /// Samples a second; each is 16 bits, and there is one channel.
  public private(set) var sampleRate: Int
  /// The voice as it was last chosen.
  public private(set) var voice = "en-us"
  /// How fast, high and loud the engine speaks a phrase.
  public var settings = SpeechSettings()
  /// What the machine can speak.
  public let catalog: VoiceCatalog
  private let source: SpeechLibrary

  /// Loads the library, or throws an error that says what to install.
  public init(_ source: SpeechLibrary = SpeechLibrary()) throws(SpeechError) {
    self.source = source
    try source.open()
    sampleRate = Int(earshot_espeak_sample_rate())
    version = Self.readVersion()
    catalog = Self.readVoices()
  }

  deinit {
    earshot_espeak_close()
  }

  /// Loads the library anew, so that what was spoken before has no part in what is spoken next.
  ///
  /// When it throws, the engine is closed and stays so.
  public func startOver() throws(SpeechError) {
    if let error = SpeechError(earshot_espeak_close()), error != .closed { throw error }
    try source.open()
    voice = "en-us"
  }

  /// Chooses a voice by its code (`en-gb`), or by its language (`fr-FR`); a failure changes nothing.
  public func setVoice(_ voice: String) throws(SpeechError) {
    guard Self.isPlausibleName(voice), catalog.knows(voice) else { throw unknown(voice) }
    let status = earshot_espeak_set_voice(voice)
    guard status != EARSHOT_ESPEAK_FAILED, status != EARSHOT_ESPEAK_VOICE_UNKNOWN else {
      throw unknown(voice)
    }
    if let error = SpeechError(status) { throw error }
    self.voice = voice
  }

  /// Speaks a phrase into a closure, which may stop it at any time; says whether it was stopped.
  @discardableResult
  public func synthesize(
    _ phrase: String, onSamples: ([Int16]) -> Continuation
  ) throws(SpeechError) -> Continuation {
    try keepingVoice { voice throws(SpeechError) in
      let run = SpeechRun(phrase, voice: voice, settings: settings)
      for part in parts(of: run) {
        try choose(part, run.settings)
        let outcome = try speak(part.text) {
          onSamples(Array($0))
        } onWord: { _ in
        }
        guard outcome == .proceed else { return outcome }
      }
      return .proceed
    }
  }

  /// Speaks a run in its voice, and yields its sound with the places of its words.
  public func speak(_ run: SpeechRun) throws(SpeechError) -> SpokenRun {
    let parts = parts(of: run)
    var spoken = SpokenRun(parts.map(\.text).joined())
    for part in parts {
      try choose(part, run.settings)
      try speak(part.text) { samples in
        spoken.append(samples)
        return .proceed
      } onWord: { word in
        spoken.append(
          wordAt: Int(word.position), length: Int(word.length), sample: Int(word.sample))
      }
      spoken.endPart(part.text)
    }
    return spoken
  }

  /// Speaks a run in its voice into a closure, and asks before each part whether to go on.
  func speak(
    _ run: SpeechRun, while isWanted: () -> Bool, onSamples: ([Int16]) -> Void
  ) throws(SpeechError) {
    for part in parts(of: run) where isWanted() {
      try choose(part, run.settings)
      try speak(part.text) { samples in
        guard isWanted() else { return .stop }
        onSamples(Array(samples))
        return .proceed
      } onWord: { _ in
      }
    }
  }

  /// How a run is pronounced in its voice, in IPA; clauses are set apart by ` | `.
  public func phonemes(of run: SpeechRun) throws(SpeechError) -> String {
    var phonemes: [String] = []
    for part in parts(of: run) {
      try choose(part, run.settings)
      phonemes.append(try self.phonemes(prepared: part.text))
    }
    return phonemes.filter { !$0.isEmpty }.joined(separator: " | ")
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
    try keepingVoice { voice throws(SpeechError) in
      try phonemes(of: SpeechRun(phrase, voice: voice, settings: settings))
    }
  }
}

extension SpeechEngine {
  /// What is spoken in the chosen voice, or that of the language, and what others have to say.
  ///
  /// Where the language has no voice, the last one stays.
  private func parts(of run: SpeechRun) -> [WrittenParts.Part] {
    let wanted = run.voice ?? catalog.voice(for: run.language)?.code ?? voice
    return WrittenParts(run.prepared, for: wanted, in: catalog).parts
  }

  private func choose(
    _ part: WrittenParts.Part, _ settings: SpeechSettings
  ) throws(SpeechError) {
    if part.voice != voice { try setVoice(part.voice) }
    try use(settings)
  }

  /// Does something, after which the voice is as it was before.
  private func keepingVoice<Value>(
    _ body: (String) throws(SpeechError) -> Value
  ) throws(SpeechError) -> Value {
    let chosen = voice
    let value = try body(chosen)
    if voice != chosen { try setVoice(chosen) }
    return value
  }

  /// Each is set before each run, because choosing a voice may bring its own.
  private func use(_ settings: SpeechSettings) throws(SpeechError) {
    let punctuation: Int32 =
      switch settings.punctuation {
      case .none: 0
      case .all: 1
      case .some: 2
      }
    let values: [(earshot_espeak_parameter, Int32)] = [
      (EARSHOT_ESPEAK_RATE, Int32(SpeechRate.wordsPerMinute(percent: settings.rate))),
      (EARSHOT_ESPEAK_PITCH, Int32(min(max(settings.pitch, 0), 100) * 99 / 100)),
      (EARSHOT_ESPEAK_VOLUME, Int32(min(max(settings.volume, 0), 100))),
      (EARSHOT_ESPEAK_PUNCTUATION, punctuation),
    ]
    for (parameter, value) in values {
      if let error = SpeechError(earshot_espeak_set(parameter, value)) { throw error }
    }
  }

  @discardableResult
  private func speak(
    _ text: String, onSamples: (UnsafeBufferPointer<Int16>) -> Continuation,
    onWord: (earshot_espeak_word) -> Void
  ) throws(SpeechError) -> Continuation {
    let (status, outcome) = withoutActuallyEscaping(onSamples) { onSamples in
      withoutActuallyEscaping(onWord) { onWord in
        let sink = SampleSink(onSamples: onSamples, onWord: onWord)
        let status = earshot_espeak_synthesize(
          text, SampleSink.take, SampleSink.takeWord, Unmanaged.passUnretained(sink).toOpaque())
        return (status, sink.outcome)
      }
    }
    if let error = SpeechError(status) { throw error }
    return outcome
  }

  private func phonemes(prepared text: String) throws(SpeechError) -> String {
    let sink = ClauseSink()
    let status = earshot_espeak_phonemes(
      text, ClauseSink.take, Unmanaged.passUnretained(sink).toOpaque())
    if let error = SpeechError(status) { throw error }
    return sink.clauses.joined(separator: " | ")
  }

  private func unknown(_ voice: String) -> SpeechError {
    .voiceUnknown(voice, nearest: catalog.nearest(to: voice))
  }

  private static func readVersion() -> String {
    var text = [CChar](repeating: 0, count: 64)
    earshot_espeak_version(&text, text.count)
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func readVoices() -> VoiceCatalog {
    let voices = VoiceSink()
    let variants = VoiceSink()
    earshot_espeak_voices(nil, VoiceSink.take, Unmanaged.passUnretained(voices).toOpaque())
    earshot_espeak_voices("variant", VoiceSink.take, Unmanaged.passUnretained(variants).toOpaque())
    let names = variants.identifiers.filter { $0.hasPrefix("!v/") }.map { $0.dropFirst(3) }
    return VoiceCatalog(
      voices: voices.voices, variants: names.filter(isPlausibleName).map { $0.lowercased() })
  }

  /// Names become paths inside the library, so only what a name consists of gets there.
  private static func isPlausibleName(_ voice: some StringProtocol) -> Bool {
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
