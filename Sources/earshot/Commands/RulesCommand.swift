import EarshotAudit
import EarshotReports

/// Lists the rules of the audit, or those about one thing, or explains one.
struct RulesCommand {
  /// The rule to explain, or the topic to list; nil for a list of all.
  let rule: String?

  /// Prints a rule a line, or everything about one; throws where there is none of the name.
  func run(printingTo output: inout some TextOutputStream) throws(CommandLineError) {
    guard let rule else { return list(AuditTopic.allCases, printingTo: &output) }
    if let topic = AuditTopic(rawValue: rule) { return list([topic], printingTo: &output) }
    guard let known = AuditRules.facts.first(where: { $0.id == rule }) else {
      throw CommandLineError("unknown rule \(RuleName.help(for: rule))")
    }
    output.write(Self.page(about: known))
  }

  private func list(_ topics: [AuditTopic], printingTo output: inout some TextOutputStream) {
    let paragraphs = topics.map { topic in
      let facts = topic.rules.map { $0.facts }
      let title = "\(topic.rawValue), \(CountedNoun.text(facts.count, "rule")): \(topic.title)"
      return ([title] + facts.map { "  \(Self.line(for: $0))" }).map { $0 + "\n" }.joined()
    }
    output.write(paragraphs.joined(separator: "\n"))
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
    if let note = facts.languageNote { lines.append(note) }
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
