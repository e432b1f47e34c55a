import EarshotAudit

/// Every rule of the audit as a page of documentation.
struct AuditRulesPage {
  let rules: [AuditRuleFacts]

  var text: String {
    """
    # Rules of the audit

    What `earshot audit` looks for: what a person meets, how severe and how sure a finding is, and
    what to change, with a screen on which the rule finds something and the same put right.

    Each example is compiled, opened and audited by a test. This page is written from the rules; to
    write it again, run `EARSHOT_WRITE_COVERAGE=1 swift test --filter AuditRulesPageTests`.

    \(rules.map(Self.section).joined(separator: "\n\n"))

    """
  }

  private static func section(_ rule: AuditRuleFacts) -> String {
    ([
      "## \(rule.id)", "**\(rule.title).** \(rule.meets)", facts(of: rule).joined(separator: "\n"),
      "Found:", code(rule.bad), "Put right:", code(rule.good),
    ] as [String]).joined(separator: "\n\n")
  }

  private static func facts(of rule: AuditRuleFacts) -> [String] {
    var facts = [
      "- What to do: \(rule.remedy).", "- Severity: \(rule.severity.rawValue).",
      "- Confidence: \(rule.confidence.rawValue)."
        + (rule.assumption.map { " It assumes that \($0)." } ?? ""),
    ]
    for criterion in rule.criteria {
      facts.append(
        "- WCAG 2.2: \(criterion.number) \(criterion.name), level \(criterion.level.rawValue).")
    }
    for need in AuditNeed.allCases where rule.needs.contains(need) {
      facts.append("- Not checked where a screen cannot tell: \(need.lack).")
    }
    if let note = rule.languageNote { facts.append("- \(note)") }
    return facts
  }

  private static func code(_ example: AuditExample) -> String {
    switch example {
    case .swift(let code): "```swift\n\(code)\n```"
    case .tree(let code): "```json\n\(code)\n```"
    }
  }
}
