import EarshotEmoji
import EarshotReader
import EarshotScenarios
import EarshotSpeech

/// Which voice says what, as a call and the session have it.
struct VoiceChoice {
  /// The voice of words in the reader's language; nil for the one that speaks it best.
  private let voice: String?
  /// The language of words for which no other is stated.
  private let language: String
  /// How fast, high and loud everything is said.
  var settings: SpeechSettings
  /// What emoji are called.
  private let emoji = EmojiNames.english
  /// The voices that there are.
  private let catalog: VoiceCatalog

  init(for call: CommandLineArguments, among catalog: VoiceCatalog) throws(SpeechError) {
    if let voice = call.voice, !catalog.knows(voice) {
      throw .voiceUnknown(voice, nearest: catalog.nearest(to: voice))
    }
    self.catalog = catalog
    voice = call.voice
    language = call.settings.last { $0.name == ReaderSetting.language.rawValue }?.value ?? "en"
    settings = SpeechSettings(rate: call.rate, pitch: call.pitch, volume: call.volume)
  }

  /// What is to be spoken for words in a language; emoji go by the names of the reader's language.
  ///
  /// Where no voice speaks the language, the reader's does what it can.
  func phrase(_ words: String, in language: String?, isHigher: Bool = false) -> [SpeechRun] {
    var phrase = phrase(words, in: language)
    guard isHigher else { return phrase }
    for index in phrase.indices { phrase[index].settings.pitch += Self.rise }
    return phrase
  }

  /// How much higher a voice is, in percent, that stands for words.
  private static let rise = 25

  private func phrase(_ words: String, in language: String?) -> [SpeechRun] {
    let spoken = language.flatMap { speaks($0) ? $0 : nil } ?? self.language
    return run(words, in: spoken).naming(emojiIn: emoji, of: run("", in: "en"))
  }

  /// Whether a voice speaks a language.
  func speaks(_ language: String) -> Bool { catalog.voice(for: language) != nil }

  private func run(_ words: String, in language: String) -> SpeechRun {
    let isReaders = language.languageSubtag == self.language.languageSubtag
    return SpeechRun(
      words, voice: isReaders ? voice : nil, language: language, settings: settings)
  }
}

extension String {
  /// The language of a BCP 47 tag, without script and region.
  fileprivate var languageSubtag: Substring {
    lowercased().prefix { $0 != "-" && $0 != "_" }[...]
  }
}
