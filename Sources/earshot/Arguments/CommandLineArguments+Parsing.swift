import EarshotReader
import EarshotScenarios
import EarshotText

extension CommandLineArguments {
  /// Reads a call without the name of the program.
  ///
  /// A first word that is one of the screens is never taken for a mistyped command.
  init(parsing arguments: [String], screens: [String] = []) throws(CommandLineError) {
    self.init()
    guard !Self.asksForHelp(arguments) else {
      command = .help
      helpTopic = arguments.lazy.compactMap(Command.init(rawValue:)).first { $0 != .help }
      return
    }
    let tokens = try CommandLineToken.tokens(of: arguments)
    try take(words: tokens, screens: screens)
    try take(options: tokens)
  }

  private static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }
}

// MARK: - Words

extension CommandLineArguments {
  private mutating func take(
    words tokens: [CommandLineToken], screens: [String]
  ) throws(CommandLineError) {
    var words: [String] = []
    var isFirst = true
    for token in tokens {
      switch token {
      case .option: continue
      case .literal(let word): words.append(word)
      case .word(let word):
        if isFirst, let named = Command(rawValue: word) {
          command = named
        } else {
          if isFirst { try refuseMistypedCommand(word, screens: screens) }
          words.append(word)
        }
      }
      isFirst = false
    }
    try take(words)
  }

  private func refuseMistypedCommand(
    _ word: String, screens: [String]
  ) throws(CommandLineError) {
    guard case .named = ScreenReference(word), !screens.contains(word),
      word != Self.defaultScreen,
      let meant = NearestName.nearest(to: word, among: Command.allCases.map(\.rawValue))
    else { return }
    throw CommandLineError("unknown command '\(word)'; did you mean '\(meant)'?")
  }

  private mutating func take(_ words: [String]) throws(CommandLineError) {
    guard !words.contains("") else { throw CommandLineError("a word of the call is empty") }
    if command == .test {
      paths = words
      return
    }
    guard !command.takesScreens else { return takeScreens(words) }
    let limit = command == .screens || command == .voices ? 0 : 1
    if words.count > 1, command.takesScreen, let source = SourceReference(words: words) {
      screen = .source(source)
      return
    }
    guard words.count <= limit else { throw unexpected(words[limit]) }
    guard let word = words.first else { return }
    if command == .help {
      helpTopic = try topic(word)
    } else if command == .rules {
      rule = word
    } else {
      screen = ScreenReference(word).resolved
    }
  }

  private func unexpected(_ word: String) -> CommandLineError {
    let part =
      switch command {
      case .help: "one command"
      case .rules: "one rule or topic"
      default: command.takesScreen ? "one screen" : "no screen"
      }
    return CommandLineError("unexpected '\(word)'; '\(command.rawValue)' takes \(part)")
  }

  private func topic(_ word: String) throws(CommandLineError) -> Command {
    if let topic = Command(rawValue: word) { return topic }
    let names = Command.allCases.map(\.rawValue)
    guard let meant = NearestName.nearest(to: word, among: names) else {
      throw CommandLineError("unknown command '\(word)'; 'earshot help' lists them")
    }
    throw CommandLineError("unknown command '\(word)'; did you mean '\(meant)'?")
  }
}

// MARK: - Options

extension CommandLineArguments {
  private mutating func take(options tokens: [CommandLineToken]) throws(CommandLineError) {
    var seen: Set<CommandLineOption> = []
    for case .option(let option, let value) in tokens {
      guard option.commands.contains(command) else { throw misplaced(option) }
      guard seen.insert(option).inserted || option.isRepeatable else {
        throw CommandLineError("option '\(option.name)' is given twice")
      }
      try take(option, value: value)
    }
    try refuseMixedSheets(seen)
    for option in [CommandLineOption.voice, .pitch, .volume] where seen.contains(option) {
      guard !needsVoice else { continue }
      throw CommandLineError("option '\(option.name)' needs '--speak' or '--wav' beside it")
    }
    try checkWatching()
    guard !overwrites || savedTranscript != nil else {
      throw CommandLineError("option '--overwrite' needs '--save-transcript' beside it")
    }
  }

  /// Only source can be watched, and a transcript plays only what its screen is in the end.
  private func checkWatching() throws(CommandLineError) {
    guard isWatching else { return }
    guard case .source = screen else {
      throw CommandLineError(
        "option '--watch' needs a screen in Swift source, such as View.swift, not '\(screen)'")
    }
    guard savedTranscript == nil else {
      throw CommandLineError(
        "option '--save-transcript' keeps a session at one version of a screen; leave out '--watch'"
      )
    }
  }

  /// Refuses what would be left undone beside a sheet, for which nothing is played.
  private func refuseMixedSheets(
    _ options: Set<CommandLineOption>
  ) throws(CommandLineError) {
    let sheets: [(CommandLineOption, allowed: Set<CommandLineOption>)] = [
      (.deviceSheet, [.deviceSheet, .filter, .plain]), (.heard, [.heard, .plain]),
    ]
    for (sheet, allowed) in sheets where options.contains(sheet) {
      guard let other = options.subtracting(allowed).map(\.name).min() else { continue }
      throw CommandLineError("option '\(sheet.name)' plays nothing; leave out '\(other)'")
    }
    guard options.contains(.heard), let path = paths.first else { return }
    throw CommandLineError("unexpected '\(path)'; the sheet names its transcripts itself")
  }

  private func misplaced(_ option: CommandLineOption) -> CommandLineError {
    let commands = option.commands.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return CommandLineError(
      "option '\(option.name)' does not apply to '\(command.rawValue)', only to \(commands)")
  }

  private mutating func take(
    _ option: CommandLineOption, value: String
  ) throws(CommandLineError) {
    switch option {
    case .script: script = value
    case .save: save = value
    case .saveTranscript: savedTranscript = value
    case .overwrite: overwrites = true
    case .speak: speaks = true
    case .wav: wav = value
    case .voice: voice = value
    case .captions: captions = value
    case .phonemes: printsPhonemes = true
    case .rate: rate = try Self.percentage(value, of: option)
    case .pitch: pitch = try Self.percentage(value, of: option)
    case .volume: volume = try Self.percentage(value, of: option)
    case .set: settings.append(try Self.setting(value))
    case .language where command == .voices: voiceLanguage = value
    case .language: settings.append(try Self.language(value))
    case .emoji: emoji = try Self.emojiStyle(value)
    case .phrasing: phrasing = try Self.phrasing(value)
    case .json: isJSON = true
    case .filter: filter = value
    case .record: recording = try Self.recordingMode(value)
    case .format where command.takesScreens: audit.format = try Self.auditFormat(value)
    case .format: format = try Self.reportFormat(value)
    case .report where command.takesScreens: reports.append(try Self.auditReportFile(value))
    case .report: reports.append(try Self.reportFile(value))
    case .jobs: running.jobs = try Self.count(value, of: option, upTo: 256)
    case .failOn, .only, .except, .baseline, .writeBaseline, .transcripts, .seed:
      try takeForAudit(option, value: value)
    case .cacheDir: cacheFolder = value
    case .swiftVersion: languageVersion = try Self.languageVersion(value)
    case .trust: isTrusted = true
    case .watch: isWatching = true
    case .timeout where command != .test:
      clientTimeout = try Self.count(value, of: option, upTo: 86_400)
    case .timeout: running.timeout = try Self.count(value, of: option, upTo: 86_400)
    case .memory: running.memoryLimit = try Self.memory(value)
    case .shard: shard = try Self.shard(value)
    case .deviceSheet: deviceSheet = value
    case .heard: heardSheet = value
    case .plain: isPlain = true
    case .version: asksForVersion = true
    case .help: command = .help
    }
  }

  private static func percentage(
    _ text: String, of option: CommandLineOption
  ) throws(CommandLineError) -> Int {
    let digits = text.hasSuffix("%") ? text.dropLast() : text[...]
    guard let percentage = Int(digits), (0...100).contains(percentage) else {
      throw CommandLineError("option '\(option.name)' takes a number from 0 to 100, not '\(text)'")
    }
    return percentage
  }

  private static func count(
    _ text: String, of option: CommandLineOption, upTo limit: Int
  ) throws(CommandLineError) -> Int {
    guard let count = Int(text), (1...limit).contains(count) else {
      throw CommandLineError(
        "option '\(option.name)' takes a number from 1 to \(limit), not '\(text)'")
    }
    return count
  }

  /// A screen with a few words needs 18 MiB, without which its process ends before it can say why.
  private static let leastMemory = 32

  private static func memory(_ text: String) throws(CommandLineError) -> Int {
    let count = try count(text, of: .memory, upTo: 1 << 20)
    guard count >= leastMemory else {
      throw CommandLineError(
        "option '\(CommandLineOption.memory.name)' takes \(leastMemory) MiB or more, not '\(text)': with "
          + "less, no screen can be opened")
    }
    return count
  }

  private static func languageVersion(_ text: String) throws(CommandLineError) -> String {
    guard ["5", "6"].contains(text) else {
      throw CommandLineError("option '--swift-version' takes '5' or '6', not '\(text)'")
    }
    return text
  }

  private static func recordingMode(_ text: String) throws(CommandLineError) -> RecordingMode {
    guard let mode = RecordingMode(rawValue: text) else {
      throw CommandLineError("option '--record' takes 'missing' or 'changed', not '\(text)'")
    }
    return mode
  }

  private static func reportFile(_ path: String) throws(CommandLineError) -> String {
    guard ReportFormat(ofFile: path) != nil else {
      throw CommandLineError(
        "option '--report' takes a file that ends in .xml, .json or .tap, not '\(path)'")
    }
    return path
  }

  private static func shard(_ text: String) throws(CommandLineError) -> Shard {
    guard let shard = Shard(parsing: text) else {
      throw CommandLineError(
        "option '--shard' takes the number of a part and how many there are, "
          + "such as '2/3', not '\(text)'")
    }
    return shard
  }

  private static func setting(_ text: String) throws(CommandLineError) -> TranscriptSetting {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let name = parts.first, let value = parts.last,
      !name.isEmpty, !name.contains(where: \.isWhitespace),
      value.contains(where: { !$0.isWhitespace })
    else {
      throw CommandLineError(
        "option '--set' takes NAME=VALUE, such as 'hints=off', not '\(text)'")
    }
    return TranscriptSetting(name: String(name), value: String(value))
  }

  private static func language(_ text: String) throws(CommandLineError) -> TranscriptSetting {
    let setting = ReaderSetting.language
    guard setting.value(for: text) != nil else {
      throw CommandLineError("option '--language' takes \(setting.alternatives), not '\(text)'")
    }
    return TranscriptSetting(name: setting.rawValue, value: text.lowercased())
  }

  private static func phrasing(_ text: String) throws(CommandLineError) -> Phrasing {
    guard let phrasing = Phrasing(rawValue: text) else {
      throw CommandLineError("option '--phrasing' takes 'spoken' or 'snapshot', not '\(text)'")
    }
    return phrasing
  }

  private static func emojiStyle(_ text: String) throws(CommandLineError) -> EmojiStyle {
    guard let style = EmojiStyle(rawValue: text) else {
      throw CommandLineError("option '--emoji' takes 'symbols' or 'names', not '\(text)'")
    }
    return style
  }
}
