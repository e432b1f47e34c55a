import EarshotAudit
import Synchronization

/// The answers that one run of a test gets from rules, of which one may be turned round.
final class RuleInquiry: Sendable {
  /// The inquiry of the test that runs here; nil where nobody counts.
  @TaskLocal static var current: RuleInquiry?

  private let asked = Mutex<[RuleCase]>([])
  private let turned: Int?

  /// Begins to listen.
  ///
  /// The answer that is turned round, counted from zero, finds nothing where the rule finds
  /// something, as if it were deleted, and something where it finds nothing.
  init(turning turned: Int? = nil) { self.turned = turned }

  /// What was asked, in order.
  var cases: [RuleCase] { asked.withLock(\.self) }

  /// What a test is answered.
  func answer(_ problems: [AuditProblem], of rule: String, to subject: RuleCase.Subject)
    -> [AuditProblem]
  {
    let place = asked.withLock { asked in
      asked.append(RuleCase(rule: rule, subject: subject, isFound: !problems.isEmpty))
      return asked.count - 1
    }
    guard place == turned else { return problems }
    return problems.isEmpty ? [AuditProblem("found where there is nothing")] : []
  }
}
