import EarshotEmoji
import EarshotReader
import EarshotScenarios
import EarshotSpeech

/// Which voice says what, as a call and the session have it.
struct VoiceChoice {
  /// The language of the screen reader, in which words are that state none, and emoji are named.
  var language: String
  /// How fast, high and loud everything is said.
  var settings: SpeechSettings
  /// The voice that the call chose; nil for the one that speaks best.
  private let voice: String?
  /// The language that the chosen voice is to speak.
  private let languageOfVoice: Substring
  /// The voices that there are.
  private let catalog: VoiceCatalog

  init(for call: CommandLineArguments, among catalog: VoiceCatalog) throws(SpeechError) {
    if let voice = call.voice, !catalog.knows(voice) {
      throw .voiceUnknown(voice, nearest: catalog.nearest(to: voice))
    }
    self.catalog = catalog
    voice = call.voice
    language = call.settings.last { $0.name == ReaderSetting.language.rawValue }?.value ?? "en"
    languageOfVoice = language.languageSubtag
    settings = SpeechSettings(rate: call.rate, pitch: call.pitch, volume: call.volume)
  }

  /// What is to be spoken for words, each in the voice of their language, and what no voice can say.
  ///
  /// Where no voice speaks a language, the reader's does what it can.
  func phrase(
    _ words: [LanguageRun], isHigher: Bool = false
  ) -> (runs: [SpeechRun], leftOut: String) {
    let parts = words.flatMap(phrase).map(catalog.sayable)
    var runs = parts.flatMap(\.runs)
    guard isHigher else { return (runs, parts.map(\.leftOut).joined()) }
    for index in runs.indices { runs[index].settings.pitch += Self.rise }
    return (runs, parts.map(\.leftOut).joined())
  }

  /// Whether a voice speaks a language.
  func speaks(_ language: String) -> Bool { catalog.voice(for: language) != nil }

  /// How much higher a voice is, in percent, that stands for words.
  private static let rise = 25

  private func phrase(_ words: LanguageRun) -> [SpeechRun] {
    let spoken = words.language.flatMap { speaks($0) ? $0 : nil } ?? language
    return run(words.text, in: spoken)
      .naming(emojiIn: EmojiNames(language: language), of: run("", in: language))
  }

  private func run(_ words: String, in language: String) -> SpeechRun {
    let isOfVoice = language.languageSubtag == languageOfVoice
    return SpeechRun(
      words, voice: isOfVoice ? voice : nil, language: language, settings: settings)
  }
}

extension String {
  /// The language of a BCP 47 tag, without script and region.
  fileprivate var languageSubtag: Substring {
    lowercased().prefix { $0 != "-" && $0 != "_" }[...]
  }
}
