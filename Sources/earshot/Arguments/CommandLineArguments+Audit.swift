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
    case .only: audit.only += try Self.rules(value, of: option)
    case .except: audit.except += try Self.rules(value, of: option)
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

  /// The form of an audit's report; somebody may well ask for it by the end of a file's name.
  static func auditFormat(_ text: String) throws(CommandLineError) -> AuditReportFormat {
    if let format = AuditReportFormat(rawValue: text) { return format }
    throw unknownFormat(
      text, among: AuditReportFormat.allCases.map(\.rawValue),
      meaning: AuditReportFormat(ofFile: ".\(text)")?.rawValue)
  }

  /// The form in which a run of transcripts is reported.
  static func reportFormat(_ text: String) throws(CommandLineError) -> ReportFormat {
    if let format = ReportFormat(rawValue: text) { return format }
    throw unknownFormat(
      text, among: ReportFormat.allCases.map(\.rawValue),
      meaning: ReportFormat(ofFile: ".\(text)")?.rawValue)
  }

  private static func unknownFormat(
    _ text: String, among names: [String], meaning meant: String?
  ) -> CommandLineError {
    let known = names.map(PrintableText.quoting).joined(separator: ", ")
    let question = NearestName.question(meant ?? NearestName.nearest(to: text, among: names))
    return CommandLineError(
      "option '--format' takes one of \(known), not '\(text)'\(question)")
  }

  /// A file for an audit's report, whose name tells its form.
  static func auditReportFile(_ path: String) throws(CommandLineError) -> String {
    guard AuditReportFormat(ofFile: path) != nil else {
      throw CommandLineError(
        "option '--report' takes a file that ends in .sarif, .json, .xml or .html, not '\(path)'")
    }
    return path
  }

  private static func rules(
    _ text: String, of option: CommandLineOption
  ) throws(CommandLineError) -> [String] {
    guard let rules = RuleName.rules(called: text) else {
      throw CommandLineError(
        "option '\(option.name)': unknown rule \(RuleName.help(for: text))")
    }
    return rules
  }
}
