import EarshotAudit
import EarshotTree

/// A rule that finds what is called “bad”.
enum MadeUpRule: AuditRule {
  static let facts = madeUpFacts(named: "made-up")

  /// Facts under a name, for other rules of tests.
  static func madeUpFacts(named id: String) -> AuditRuleFacts {
    AuditRuleFacts(
      id: id, title: "Something is bad", meets: "Something is bad.", remedy: "Mend it.",
      severity: .warning, bad: .tree("{}"), good: .tree("{}"))
  }

  static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.filter { $0.element.label == "bad" }.map {
      AuditProblem(element: $0.id, "is bad")
    }
  }
}
