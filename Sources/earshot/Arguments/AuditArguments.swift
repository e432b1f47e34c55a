import EarshotAudit
import EarshotScenarios

/// What a call asks of an audit.
struct AuditArguments: Hashable, Sendable {
  /// The screens, in the order in which they are looked at.
  var screens = [ScreenReference(CommandLineArguments.defaultScreen)]
  /// Those screens, and those that transcripts among them name; nil before they were looked at.
  var targets: [AuditTarget]?
  /// From which severity on a finding fails the call.
  var failLevel = AuditFailLevel.error
  /// In what form the report is printed.
  var format = AuditReportFormat.text
  /// The rules that are asked; empty for all.
  var only: [String] = []
  /// The rules that are not asked.
  var except: [String] = []
  /// The file of known findings; nil where there is none.
  var baseline: String?
  /// The file into which the findings are written as known ones.
  var newBaseline: String?
  /// The folder into which transcripts are written that show findings.
  var transcripts: String?
  /// What shuffles the order in which things are tried; 0 for the order of reading.
  var seed: UInt64 = 0
}

extension CommandLineArguments {
  /// The rules that the call asks: to explore is to ask only those that look at what happens.
  var rules: [any AuditRule.Type] {
    AuditRules.all.filter { rule in
      let facts = rule.facts
      let isMeant = audit.only.isEmpty || audit.only.contains(facts.id)
      return isMeant && !audit.except.contains(facts.id)
        && (command == .audit || !facts.needs.isDisjoint(with: [.behaviour, .reducedMotion]))
    }
  }
}
