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
  case failOn = "fail-on"
  case only
  case except
  case baseline
  case writeBaseline = "write-baseline"
  case transcripts
  case seed
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
    case .baseline, .writeBaseline: "FILE"
    case .report: "FILE"
    case .format: "FORMAT"
    case .failOn: "error|warning|note|never"
    case .only, .except: "RULE|TOPIC"
    case .wav: "FILE|FOLDER/"
    case .cacheDir, .transcripts: "FOLDER"
    case .voice: "NAME"
    case .rate, .pitch, .volume: "PERCENT"
    case .set: "NAME=VALUE"
    case .language: "CODE"
    case .emoji: "symbols|names"
    case .phrasing: "spoken|snapshot"
    case .filter: "TEXT"
    case .record: "missing|changed"
    case .jobs, .seed: "NUMBER"
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
    case .set: [.play, .read, .tree, .describe, .audit, .explore]
    case .json: [.tree, .describe]
    case .format, .report: [.test, .audit, .explore]
    case .filter, .record, .jobs, .shard, .deviceSheet, .heard: [.test]
    case .failOn, .only, .except, .baseline, .writeBaseline, .transcripts, .seed:
      [.audit, .explore]
    case .timeout, .memory, .cacheDir, .swiftVersion, .trust:
      [.play, .read, .tree, .describe, .test, .audit, .explore]
    case .plain, .help, .version: Command.allCases
    }
  }

  /// Whether the option may be given more than once.
  var isRepeatable: Bool {
    [.set, .report, .only, .except].contains(self) || placeholder == nil
  }
}
