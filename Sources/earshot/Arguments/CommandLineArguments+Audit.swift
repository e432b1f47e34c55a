import EarshotAudit
import EarshotScenarios
import EarshotText

extension CommandLineArguments {
  /// Takes the screens of an audit.
  mutating func takeScreens(_ words: [String]) {
    guard !words.isEmpty else { return }
    audit.screens = words.map { ScreenReference($0).resolved }
  }

  /// Takes an option that only an audit heeds.
  mutating func takeForAudit(
    _ option: CommandLineOption, value: String
  ) throws(CommandLineError) {
    switch option {
    case .failOn: audit.failOn = try Self.severity(value)
    case .only: audit.only.append(try Self.rule(value, of: option))
    case .except: audit.except.append(try Self.rule(value, of: option))
    case .baseline: audit.baseline = value
    case .writeBaseline: audit.newBaseline = value
    case .seed:
      guard let seed = UInt64(value) else {
        throw CommandLineError("option '--seed' takes a number, not '\(value)'")
      }
      audit.seed = seed
    default: return
    }
  }

  private static let never = "never"

  private static func severity(_ text: String) throws(CommandLineError) -> AuditSeverity? {
    guard text != never else { return nil }
    guard let severity = AuditSeverity(rawValue: text) else {
      throw CommandLineError(
        "option '--fail-on' takes 'error', 'warning', 'note' or 'never', not '\(text)'")
    }
    return severity
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
