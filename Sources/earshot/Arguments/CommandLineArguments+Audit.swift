import EarshotAudit
import EarshotScenarios
import EarshotText

extension CommandLineArguments {
  /// Takes the screens of an audit.
  mutating func takeScreens(_ words: [String]) {
    guard !words.isEmpty else { return }
    audit.screens = words.map { ScreenReference($0).resolved }
  }

  /// Finds out which screens are audited, and how they are set up; transcripts are read for that.
  mutating func lookAtScreensToAudit() throws(CommandLineError) {
    guard command.takesScreens else { return }
    var targets: [AuditTarget] = []
    for screen in audit.screens {
      targets.append(try AuditTarget(screen.resolved, settings: settings))
    }
    audit.targets = targets
  }

  /// Takes an option that only an audit heeds.
  mutating func takeForAudit(
    _ option: CommandLineOption, value: String
  ) throws(CommandLineError) {
    switch option {
    case .failOn: audit.failLevel = try Self.failLevel(value)
    case .only: audit.only.append(try Self.rule(value, of: option))
    case .except: audit.except.append(try Self.rule(value, of: option))
    case .baseline: audit.baseline = value
    case .writeBaseline: audit.newBaseline = value
    case .transcripts: audit.transcripts = value
    case .seed:
      guard let seed = UInt64(value) else {
        throw CommandLineError("option '--seed' takes a number from 0, not '\(value)'")
      }
      audit.seed = seed
    default: return
    }
  }

  private static func failLevel(_ text: String) throws(CommandLineError) -> AuditFailLevel {
    guard let level = AuditFailLevel(rawValue: text) else {
      throw CommandLineError(
        "option '--fail-on' takes 'error', 'warning', 'note' or 'never', not '\(text)'")
    }
    return level
  }

  /// The form of an audit's report.
  static func auditFormat(_ text: String) throws(CommandLineError) -> AuditReportFormat {
    guard let format = AuditReportFormat(rawValue: text) else {
      let formats = AuditReportFormat.allCases.map { "'\($0.rawValue)'" }
      throw CommandLineError(
        "option '--format' takes one of \(formats.joined(separator: ", ")), not '\(text)'")
    }
    return format
  }

  /// A file for an audit's report, whose name tells its form.
  static func auditReportFile(_ path: String) throws(CommandLineError) -> String {
    guard AuditReportFormat(ofFile: path) != nil else {
      throw CommandLineError(
        "option '--report' takes a file that ends in .sarif, .json, .xml or .html, not '\(path)'")
    }
    return path
  }

  private static func rule(
    _ text: String, of option: CommandLineOption
  ) throws(CommandLineError) -> String {
    let names = AuditRules.facts.map(\.id)
    guard !names.contains(text) else { return text }
    throw CommandLineError(
      "option '\(option.name)': unknown rule \(PrintableText.quoting(text))"
        + "\(NearestName.suggestion(for: text, among: names)); 'earshot rules' lists them")
  }
}
