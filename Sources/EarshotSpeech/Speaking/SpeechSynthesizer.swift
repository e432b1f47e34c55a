/// Speaks phrases one after another on a thread of its own, until somebody interrupts.
///
/// All of it can be used from any thread, and only `render`, `phonemes` and `waitUntilDone` make the
/// caller wait.
public final class SpeechSynthesizer: Sendable {
  /// How speaking a phrase ended.
  public enum Ending: Equatable, Sendable {
    /// It was spoken to its end.
    case spoken
    /// Somebody interrupted it, before or after it had begun.
    case interrupted
    /// The engine failed.
    case failed(SpeechError)
  }

  /// Samples a second; each is 16 bits, and there is one channel.
  public let sampleRate: Int
  /// The library's own version.
  public let version: String
  /// What the machine can speak.
  public let catalog: VoiceCatalog
  private let thread: SpeechThread
  /// Grows with each interruption; what was asked for before is no longer wanted.
  private let generation = SharedCounter()

  /// Loads the library, or throws an error that says what to install.
  public init(_ library: SpeechLibrary = SpeechLibrary()) throws(SpeechError) {
    thread = try SpeechThread(library)
    (sampleRate, version, catalog) = try thread.call { engine throws(SpeechError) in
      (engine.sampleRate, engine.version, engine.catalog)
    }
  }

  /// Speaks a phrase after those that wait, and returns at once; both closures run on the thread
  /// that speaks, the first with each part of the sound as soon as it is there.
  public func speak(
    _ phrase: [SpeechRun], onSamples: @escaping @Sendable ([Int16]) -> Void,
    onEnd: @escaping @Sendable (Ending) -> Void = { _ in }
  ) {
    let asked = generation.value
    let generation = generation
    thread.run { engine in
      let isWanted = { generation.value == asked }
      guard isWanted() else { return onEnd(.interrupted) }
      do throws(SpeechError) {
        for run in phrase where isWanted() {
          try engine.speak(run, while: isWanted, onSamples: onSamples)
        }
        onEnd(isWanted() ? .spoken : .interrupted)
      } catch {
        onEnd(.failed(error))
      }
    }
  }

  /// Ends what is being spoken within a part of its sound, and drops what waits.
  public func interrupt() { generation.increase() }

  /// Waits until everything that was asked for has been spoken or dropped.
  public func waitUntilDone() {
    _ = try? thread.call { _ throws(SpeechError) in true }
  }

  /// The sound of a phrase, the same bytes whatever was spoken before; takes some milliseconds more
  /// than speaking does, because the library is loaded anew.
  public func render(_ phrase: [SpeechRun]) throws(SpeechError) -> [SpokenRun] {
    try thread.call { engine throws(SpeechError) in
      try engine.startOver()
      var spoken: [SpokenRun] = []
      for run in phrase { spoken.append(try engine.speak(run)) }
      return spoken
    }
  }

  /// How a phrase is pronounced, in IPA; clauses are set apart by ` | `.
  public func phonemes(of phrase: [SpeechRun]) throws(SpeechError) -> String {
    try thread.call { engine throws(SpeechError) in
      var parts: [String] = []
      for run in phrase { parts.append(try engine.phonemes(of: run)) }
      return parts.filter { !$0.isEmpty }.joined(separator: " | ")
    }
  }
}
