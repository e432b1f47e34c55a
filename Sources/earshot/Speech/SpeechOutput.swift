import EarshotReader
import EarshotSpeech
import EarshotText

/// Speaks what is heard, keeps it as sound and captions, or does nothing, as a call asks.
@MainActor
final class SpeechOutput {
  private let synthesizer: SpeechSynthesizer?
  private let player: AudioPlayer?
  private let warnings = SpeechWarnings()
  private let printsPhonemes: Bool
  private var choice: VoiceChoice?
  private var recording: SoundRecording?
  private var isPaused = false
  /// Whether the next phrase is said in a higher voice, which stands for words.
  private var isHigher = false

  private var hasToldOfLetters = false

  /// Whether words are spoken; sounds are heard in any case.
  var isOn = true

  /// The language of the screen reader as a BCP 47 tag.
  var language: String {
    get { choice?.language ?? "en" }
    set { choice?.language = newValue }
  }

  /// Prepares what the call asks for.
  ///
  /// Without the library, speaking is left out with one line, and everything else is an error.
  init(
    for call: CommandLineArguments, using library: SpeechLibrary,
    errorsTo errors: inout some TextOutputStream
  ) throws(CommandLineError) {
    printsPhonemes = call.printsPhonemes
    guard call.needsVoice else {
      (synthesizer, player) = (nil, nil)
      return
    }
    do {
      try SoundRecording.check(call)
    } catch {
      throw CommandLineError(located: "\(error)")
    }
    do throws(SpeechError) {
      let synthesizer = try SpeechSynthesizer(library)
      choice = try VoiceChoice(for: call, among: synthesizer.catalog)
      self.synthesizer = synthesizer
      recording = SoundRecording(for: call, sampleRate: synthesizer.sampleRate)
    } catch {
      guard call.onlySpeaks, !error.isAboutVoice else { throw CommandLineError("\(error)") }
      errors.write("earshot: \(error)\n")
      (synthesizer, player) = (nil, nil)
      return
    }
    player = call.speaks ? Self.player(for: synthesizer, warnings, errorsTo: &errors) : nil
  }

  /// Whether somebody listens, or will.
  var isNeeded: Bool { player != nil || recording != nil || printsPhonemes }

  /// Begins a step: somebody who types does not wait for what was being said.
  func begin() {
    synthesizer?.interrupt()
    player?.interrupt()
    isPaused = false
  }

  /// Holds what is being played, or goes on with it, and says which; nil where nothing is played.
  func togglePause() -> String? {
    guard let player else { return nil }
    if isPaused {
      isPaused = false
      return player.resume() ? "goes on" : nil
    }
    isPaused = player.pause()
    return isPaused ? "paused" : nil
  }

  /// Speaks something, if it is speech or a sound; the line is what is printed for it.
  func hear(_ heard: Heard, printed line: String) {
    switch heard {
    case .sound(let sound):
      if let tone = Tone(sound) { play(tone, printed: line) } else { isHigher = true }
    default: if let part = SpokenPart(heard) { speak(part, printed: line) }
    }
  }

  /// How something is pronounced, as a line that a transcript passes over; nil for what is no speech.
  func phonemes(of heard: Heard) -> String? {
    guard printsPhonemes, let synthesizer, let part = SpokenPart(heard) else { return nil }
    do {
      return "# \(try synthesizer.phonemes(of: phrase(part.languageRuns)))"
    } catch {
      warnings.add("\(error)")
      return nil
    }
  }

  /// Waits for what is being said, and writes the files.
  func finish(errorsTo errors: inout some TextOutputStream) throws(CommandLineError) {
    synthesizer?.waitUntilDone()
    player?.finish()
    for warning in warnings.takeAll() { errors.write("earshot: \(warning)\n") }
    do throws(SpeechError) {
      for remark in try recording?.write() ?? [] { errors.write("earshot: \(remark)\n") }
    } catch {
      throw CommandLineError(located: "\(error)")
    }
  }
}

extension SpeechOutput {
  private func speak(_ part: SpokenPart, printed line: String) {
    if let rate = part.rate { choice?.settings.rate = rate }
    defer { isHigher = false }
    guard isOn, let synthesizer else { return }
    guard recording != nil else {
      return play(phrase(part.languageRuns), by: synthesizer)
    }
    do {
      let samples = try render(part, by: synthesizer)
      recording?.append(samples, as: line)
      player?.play(samples)
    } catch {
      warnings.add("\(error)")
    }
  }

  /// What is to be spoken for words of a part.
  private func phrase(_ words: [LanguageRun]) -> [SpeechRun] {
    guard let choice else { return [] }
    for case let language? in words.map(\.language) where !choice.speaks(language) {
      warnings.add("no voice speaks '\(PrintableText.line(language))'; the usual one does instead")
    }
    let (runs, leftOut) = choice.phrase(words, isHigher: isHigher)
    if let letter = leftOut.first, !hasToldOfLetters {
      hasToldOfLetters = true
      warnings.add(
        "no voice has such letters as '\(PrintableText.line(String(letter)))'; they are not heard")
    }
    return runs
  }

  /// The sound of a part, cut out of the whole, so that it breaks off where the voice was.
  private func render(
    _ part: SpokenPart, by synthesizer: SpeechSynthesizer
  ) throws(SpeechError) -> [Int16] {
    let whole = part.languageRuns(from: 0, to: part.whole.count)
    let spoken = try synthesizer.render(phrase(whole))
    let samples = spoken.flatMap(\.samples)
    guard !part.isWhole else { return samples }
    let places = [part.start, part.end].map { place in
      let before = phrase(part.languageRuns(from: 0, to: place))
      return min(spoken.sample(afterScalars: before.spokenScalarCount), samples.count)
    }
    return Array(samples[places[0]..<max(places[0], places[1])])
  }

  /// Hands a phrase on without waiting for it, so that what is typed next can cut it off.
  private func play(_ phrase: [SpeechRun], by synthesizer: SpeechSynthesizer) {
    guard let player else { return }
    let sound = PlayableSound()
    let warnings = warnings
    player.play(sound)
    synthesizer.speak(phrase) {
      sound.append($0)
    } onEnd: { ending in
      sound.complete()
      if case .failed(let error) = ending { warnings.add("\(error)") }
    }
  }

  private func play(_ tone: Tone, printed line: String) {
    guard let synthesizer else { return }
    let samples = tone.samples(sampleRate: synthesizer.sampleRate)
    recording?.append(samples, as: line)
    player?.play(samples)
  }

  private static func player(
    for synthesizer: SpeechSynthesizer?, _ warnings: SpeechWarnings,
    errorsTo errors: inout some TextOutputStream
  ) -> AudioPlayer? {
    guard let synthesizer else { return nil }
    do {
      return try AudioPlayer(sampleRate: synthesizer.sampleRate) { warnings.add("\($0)") }
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
