/// One kind of trouble that the audit looks for.
///
/// A rule looks at a screen as it stands, at something that was done, at everything that was
/// explored, or at what ended it; what it does not look at, it leaves as it is here.
public protocol AuditRule: Sendable {
  /// What the rule is called, what it means, and how its findings are put right.
  static var facts: AuditRuleFacts { get }

  /// What is wrong on a screen as it stands.
  static func problems(on screen: AuditedScreen) -> [AuditProblem]

  /// What went wrong when something was done.
  static func problems(with step: AuditedStep) -> [AuditProblem]

  /// What only shows in all that was explored.
  static func problems(in exploration: Exploration) -> [AuditProblem]

  /// What is wrong where the code of the screen ended the app, or kept it from going on.
  static func problems(with fault: ScreenFault) -> [AuditProblem]
}

extension AuditRule {
  /// Nothing.
  public static func problems(on screen: AuditedScreen) -> [AuditProblem] { [] }

  /// Nothing.
  public static func problems(with step: AuditedStep) -> [AuditProblem] { [] }

  /// Nothing.
  public static func problems(in exploration: Exploration) -> [AuditProblem] { [] }

  /// Nothing.
  public static func problems(with fault: ScreenFault) -> [AuditProblem] { [] }
}
