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

  init(for call: CommandLineArguments) {
    voice = call.voice
    language = call.settings.last { $0.name == ReaderSetting.language.rawValue }?.value ?? "en"
    settings = SpeechSettings(rate: call.rate, pitch: call.pitch, volume: call.volume)
  }

  /// What is to be spoken for words in a language; emoji go by the names of the reader's language.
  func phrase(_ words: String, in language: String?) -> [SpeechRun] {
    run(words, in: language ?? self.language).naming(emojiIn: emoji, of: run("", in: "en"))
  }

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
