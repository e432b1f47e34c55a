import EarshotAudit
import EarshotText

/// Lists the rules of the audit, or explains one.
struct RulesCommand {
  /// The rule to explain; nil for a list of all.
  let rule: String?

  /// Prints a rule a line, or everything about one; throws where there is none of the name.
  func run(printingTo output: inout some TextOutputStream) throws(CommandLineError) {
    guard let rule else {
      for facts in AuditRules.facts { output.write(Self.line(for: facts) + "\n") }
      return
    }
    guard let known = AuditRules.facts.first(where: { $0.id == rule }) else {
      throw CommandLineError(
        "unknown rule \(PrintableText.quoting(rule))"
          + "\(NearestName.suggestion(for: rule, among: AuditRules.facts.map(\.id))); 'earshot rules' lists them"
      )
    }
    output.write(Self.page(about: known))
  }

  private static func line(for facts: AuditRuleFacts) -> String {
    "\(facts.id): \(facts.title) (\(facts.severity.rawValue))"
  }

  private static func page(about facts: AuditRuleFacts) -> String {
    var lines = [
      "\(facts.id): \(facts.title).", facts.meets, "What to do: \(facts.remedy).",
      "Severity: \(facts.severity.rawValue).", "Confidence: \(facts.confidence.rawValue).",
    ]
    if let assumption = facts.assumption { lines.append("It assumes that \(assumption).") }
    for criterion in facts.criteria {
      lines.append(
        "WCAG 2.2: \(criterion.number) \(criterion.name), level \(criterion.level.rawValue).")
    }
    for need in facts.needs.sorted(by: { $0.rawValue < $1.rawValue }) {
      lines.append("Where it is not checked, the report says why: \(need.lack).")
    }
    lines += ["", "Found:", ""] + code(facts.bad) + ["", "Put right:", ""] + code(facts.good)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func code(_ example: AuditExample) -> [String] {
    switch example {
    case .swift(let code), .tree(let code):
      code.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty ? "" : "    \($0)"
      }
    }
  }
}
