import EarshotReader
import EarshotScenarios

/// What a call asks for.
struct CommandLineArguments: Hashable, Sendable {
  /// The screen that is meant when none is named.
  static let defaultScreen = "tapback"

  /// What to do.
  var command = Command.play
  /// The screen to play, read or print.
  var screen = ScreenReference(defaultScreen)
  /// The files and folders to test; empty for the usual folder.
  var paths: [String] = []
  /// The command to explain; nil for all.
  var helpTopic: Command?
  /// What is asked of an audit.
  var audit = AuditArguments()
  /// The rule to explain; nil for a list of all.
  var rule: String?
  /// Whether only the version is asked for.
  var asksForVersion = false
  /// The file with commands; nil for standard input.
  var script: String?
  /// The file in which the conversation is kept when the session ends.
  var save: String?
  /// The file in which the session is kept as a transcript.
  var savedTranscript: String?
  /// Whether that transcript may take the place of a file that exists.
  var overwrites = false
  /// Whether everything is spoken aloud.
  var speaks = false
  /// The file in which the sound is kept, or the folder with a file for each phrase.
  var wav: String?
  /// The file in which captions of the sound are kept.
  var captions: String?
  /// Whether it is printed how each phrase is pronounced.
  var printsPhonemes = false
  /// The voice that speaks.
  var voice: String?
  /// How fast it speaks, in percent.
  var rate = 50
  /// How high it speaks, in percent.
  var pitch = 50
  /// How loud it speaks, in percent.
  var volume = 100
  /// The language of the voices to list; nil for any.
  var voiceLanguage: String?
  /// Settings of the reader and the environment, in the order in which they are made.
  var settings: [TranscriptSetting] = []
  /// How emoji are printed.
  var emoji = EmojiStyle.symbols
  /// How what is said is made into text.
  var phrasing = Phrasing.spoken
  /// Whether what is printed is for programs to read.
  var isJSON = false
  /// Whether nothing is redrawn on a terminal.
  var isPlain = false
  /// What the path of a transcript must hold to be played.
  var filter: String?
  /// What is written into transcripts; nil for nothing.
  var recording: RecordingMode?
  /// How a run of transcripts is reported on standard output.
  var format = ReportFormat.text
  /// The files in which the run is reported as well.
  var reports: [String] = []
  /// In how many processes, how long and with how much memory transcripts are played.
  var running = TranscriptRun.Options()
  /// The part of the transcripts that is played; nil for all.
  var shard: Shard?
  /// The file for a sheet of transcripts to follow on a device; nil for none.
  var deviceSheet: String?
  /// The sheet in which somebody has written what a device said; nil for none.
  var heardSheet: String?

  /// What the source of the screen was compiled to, if the screen is in source.
  var libraries = ClientLibraries()
  /// The folder in which compiled source is kept; nil for the usual one.
  var cacheFolder: String?
  /// The version of the language that source is written in.
  var languageVersion = "5"
  /// How many seconds the code of a screen may compute before it comes back from a command.
  var clientTimeout = 10
  /// Whether it is not said that code is compiled and run.
  var isTrusted = false
  /// Whether the source of the screen is compiled and played again whenever it is saved.
  var isWatching = false

  /// The source in which the screen is that is shown; nil where none is shown, or it is not in source.
  var sourceOfScreen: SourceReference? {
    guard command.takesScreen, case .source(let source) = screen else { return nil }
    return source
  }

  /// The source that is compiled for the call: that of its screen, or of each that it audits.
  var sourcesOfScreens: [SourceReference] {
    if let source = sourceOfScreen { return [source] }
    return audit.targets?.compactMap(\.source) ?? []
  }

  /// Whether the call cannot be done without a voice.
  var needsVoice: Bool { speaks || wav != nil || captions != nil || printsPhonemes }

  /// Whether all that a voice is needed for is to be heard, without which the call makes sense.
  var onlySpeaks: Bool { speaks && wav == nil && captions == nil && !printsPhonemes }
}
