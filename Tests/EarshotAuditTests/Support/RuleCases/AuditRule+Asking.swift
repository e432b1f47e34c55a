import EarshotAudit

/// How tests ask rules: what they are answered counts as a case of their suite.
extension AuditRule {
  /// What the rule finds on a screen.
  static func found(on screen: AuditedScreen) -> [AuditProblem] {
    answer(problems(on: screen), to: .screen(screen))
  }

  /// What the rule finds in something that was done.
  static func found(with step: AuditedStep) -> [AuditProblem] {
    answer(problems(with: step), to: .step(step))
  }

  /// What the rule finds in everything that was done.
  static func found(in exploration: Exploration) -> [AuditProblem] {
    answer(problems(in: exploration), to: .exploration(exploration))
  }

  /// What the rule finds where the code of a screen ended the app.
  static func found(with fault: ScreenFault) -> [AuditProblem] {
    answer(problems(with: fault), to: .fault(fault))
  }

  private static func answer(_ problems: [AuditProblem], to subject: RuleCase.Subject)
    -> [AuditProblem]
  {
    RuleInquiry.current?.answer(problems, of: facts.id, to: subject) ?? problems
  }
}
