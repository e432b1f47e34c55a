import EarshotAudit
import EarshotScenarios

/// What a call asks of an audit.
struct AuditArguments: Hashable, Sendable {
  /// The screens, in the order in which they are looked at.
  var screens = [ScreenReference(CommandLineArguments.defaultScreen)]
  /// The least severity that fails the call; nil where none does.
  var failOn: AuditSeverity? = .error
  /// The rules that are asked; empty for all.
  var only: [String] = []
  /// The rules that are not asked.
  var except: [String] = []
  /// The file of known findings; nil where there is none.
  var baseline: String?
  /// The file into which the findings are written as known ones.
  var newBaseline: String?
  /// What shuffles the order in which things are tried; 0 for the order of reading.
  var seed: UInt64 = 0

  /// The rules that the call asks.
  var rules: [any AuditRule.Type] {
    AuditRules.all.filter { rule in
      let id = rule.facts.id
      return (only.isEmpty || only.contains(id)) && !except.contains(id)
    }
  }
}
