import EarshotAudit
import Synchronization

/// The cases of a rule that its suite went through.
final class RuleTally: Sendable {
  /// How many screens, steps or explorations a rule has to find something in, and to pass over.
  static let least = 3

  private let rule: String
  private let cases = Mutex<Set<RuleCase>>([])

  /// Begins to count the cases of a rule.
  init(of rule: String) { self.rule = rule }

  /// Counts what is a case of the rule; what is the same counts once, and what is bare not at all,
  /// unless the rule finds something just there.
  func count(_ asked: [RuleCase]) {
    let own = asked.filter { $0.rule == rule && ($0.isFound || !$0.isBare) }
    cases.withLock { $0.formUnion(own) }
  }

  /// What the suite lacks.
  var lacks: [String] {
    let found = cases.withLock { $0.count(where: \.isFound) }
    let passedOver = cases.withLock { $0.count(where: { !$0.isFound }) }
    return [
      found < Self.least ? "\(rule) finds something in \(found) cases of its suite" : nil,
      passedOver < Self.least ? "\(rule) passes over \(passedOver) cases of its suite" : nil,
    ].compactMap { $0.map { "\($0), and \(Self.least) are the least" } }
  }
}
