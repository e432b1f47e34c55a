/// What can be written after two dashes.
enum CommandLineOption: String, Hashable, Sendable, CaseIterable {
  case script
  case save
  case saveTranscript = "save-transcript"
  case overwrite
  case speak
  case wav
  case captions
  case phonemes
  case voice
  case rate
  case pitch
  case volume
  case set
  case language
  case emoji
  case phrasing
  case json
  case filter
  case record
  case format
  case report
  case jobs
  case timeout
  case memory
  case shard
  case deviceSheet = "device-sheet"
  case heard
  case cacheDir = "cache-dir"
  case swiftVersion = "swift-version"
  case trust
  case watch
  case plain
  case help
  case version

  /// The option as it is written.
  var name: String { "--\(rawValue)" }

  /// What stands for the value in help; nil for an option without one.
  var placeholder: String? {
    switch self {
    case .script, .save, .saveTranscript, .captions, .deviceSheet, .heard: "FILE"
    case .report: "FILE.xml|FILE.json|FILE.tap"
    case .format: "text|json|junit|tap"
    case .wav: "FILE|FOLDER/"
    case .cacheDir: "FOLDER"
    case .voice: "NAME"
    case .rate, .pitch, .volume: "PERCENT"
    case .set: "NAME=VALUE"
    case .language: "CODE"
    case .emoji: "symbols|names"
    case .phrasing: "spoken|snapshot"
    case .filter: "TEXT"
    case .record: "missing|changed"
    case .jobs: "NUMBER"
    case .timeout: "SECONDS"
    case .memory: "MIB"
    case .shard: "I/N"
    case .swiftVersion: "5|6"
    case .overwrite, .speak, .phonemes, .json, .trust, .watch, .plain, .help, .version: nil
    }
  }

  /// The commands that heed the option.
  var commands: [Command] {
    switch self {
    case .script, .save, .saveTranscript, .overwrite: [.play]
    case .speak, .wav, .captions, .phonemes, .voice, .rate, .pitch, .volume, .emoji:
      [.play, .read]
    case .watch: [.play, .read]
    case .language: [.play, .read, .describe, .voices]
    case .phrasing: [.play, .read, .describe]
    case .set: [.play, .read, .tree, .describe]
    case .json: [.tree, .describe]
    case .filter, .record, .format, .report, .jobs, .shard, .deviceSheet, .heard: [.test]
    case .timeout, .memory, .cacheDir, .swiftVersion, .trust:
      [.play, .read, .tree, .describe, .test]
    case .plain, .help, .version: Command.allCases
    }
  }

  /// Whether the option may be given more than once.
  var isRepeatable: Bool { self == .set || self == .report || placeholder == nil }
}
