import EarshotReader
import EarshotSpeech

/// Speaks what is heard, keeps it as a sound file, or does nothing, as a call asks.
@MainActor
final class SpeechOutput {
  private let engine: SpeechEngine?
  private let player: AudioPlayer?
  private let path: String?
  private var file: WAVFile?
  private let warnings: SpeechWarnings

  /// Prepares what the call asks for.
  ///
  /// Without the library, speaking is left out with one line, and a sound file is an error.
  init(
    for call: CommandLineArguments, using library: String,
    errorsTo errors: inout some TextOutputStream
  ) throws(CommandLineError) {
    warnings = SpeechWarnings()
    path = call.wav
    guard call.speaks || call.wav != nil else {
      (engine, player, file) = (nil, nil, nil)
      return
    }
    do throws(SpeechError) {
      if let path { try WAVFile.checkWritable(path) }
    } catch {
      throw CommandLineError(located: "\(error)")
    }
    do throws(SpeechError) {
      let engine = try SpeechEngine(library: library)
      engine.rate = call.rate
      if let voice = call.voice { try engine.setVoice(voice) }
      self.engine = engine
      file = call.wav.map { _ in WAVFile(sampleRate: engine.sampleRate) }
    } catch {
      guard call.wav == nil, !error.isAboutVoice else { throw CommandLineError("\(error)") }
      errors.write("earshot: \(error)\n")
      (engine, player, file) = (nil, nil, nil)
      return
    }
    player = call.speaks ? Self.player(for: engine, warnings, errorsTo: &errors) : nil
  }

  /// Whether somebody listens, or will.
  var isNeeded: Bool { engine != nil }

  /// Begins a step; somebody who types does not wait for what was being said.
  func begin(isInteractive: Bool) {
    if isInteractive { player?.interrupt() }
  }

  /// Speaks something, if it is speech or a sound.
  func hear(_ heard: Heard) {
    switch heard {
    case .speech(let utterance): speak(Phrasing.spoken.text(of: utterance))
    case .cutSpeech(let utterance, let count):
      speak(String(Phrasing.spoken.text(of: utterance).prefix(count)))
    case .sound(.boundary): play(Tone.boundary)
    case .sound(.audioGraph): play(Tone.audioGraph)
    case .sound: break
    case .haptic, .motion, .note, .answer: break
    }
  }

  /// Waits for what is being said, and writes the sound file.
  func finish(errorsTo errors: inout some TextOutputStream) throws(CommandLineError) {
    player?.finish()
    for warning in warnings.takeAll() { errors.write("earshot: \(warning)\n") }
    guard let file, let path else { return }
    do {
      try file.write(to: path)
    } catch {
      throw CommandLineError(located: "\(error)")
    }
  }

  private func speak(_ words: String) {
    guard let engine else { return }
    do {
      let samples = try engine.samples(for: words)
      player?.play(samples)
      file?.append(samples)
      file?.appendSilence()
    } catch {
      warnings.add("\(error)")
    }
  }

  private func play(_ tone: Tone) {
    guard let engine else { return }
    player?.play(tone.samples(sampleRate: engine.sampleRate))
    file?.append(tone)
    file?.appendSilence()
  }

  private static func player(
    for engine: SpeechEngine?, _ warnings: SpeechWarnings,
    errorsTo errors: inout some TextOutputStream
  ) -> AudioPlayer? {
    guard let engine else { return nil }
    do {
      return try AudioPlayer(sampleRate: engine.sampleRate) { warnings.add("\($0)") }
    } catch {
      errors.write("earshot: \(error)\n")
      return nil
    }
  }
}

extension SpeechError {
  /// Whether the call named a voice that does not exist, which is a mistake in the call.
  fileprivate var isAboutVoice: Bool {
    if case .voiceUnknown = self { true } else { false }
  }
}
