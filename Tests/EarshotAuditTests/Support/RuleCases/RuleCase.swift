import EarshotAudit
import EarshotTree

/// What a test asked a rule about, and whether the rule found something.
struct RuleCase: Hashable, Sendable {
  /// What a rule can be asked about.
  enum Subject: Hashable, Sendable {
    case screen(AuditedScreen)
    case step(AuditedStep)
    case exploration(Exploration)
    case fault(ScreenFault)
  }

  /// The name of the rule.
  let rule: String
  /// What it was asked about.
  let subject: Subject
  /// Whether it found something.
  let isFound: Bool

  /// What a test does not notice that passes with the opposite answer.
  var oversight: String {
    isFound
      ? "nobody would notice if it found nothing" : "nobody would notice if it found something"
  }

  /// Whether there is nothing at all that a rule could have taken for trouble.
  var isBare: Bool {
    switch subject {
    case .screen(let screen): screen.isBare
    case .step(let step): step.before.isBare && step.after.isBare
    case .exploration(let exploration): exploration.states.allSatisfy(\.isBare)
    case .fault: false
    }
  }
}

extension AuditedScreen {
  fileprivate var isBare: Bool {
    elements.isEmpty && containers.isEmpty && (drawn?.parts.isEmpty ?? true)
  }
}
