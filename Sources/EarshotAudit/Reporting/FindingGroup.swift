/// Findings that say the same of several elements of a screen, and are told once.
///
/// Each may be met in another way; that of the first stands for all.
struct FindingGroup {
  /// What is the same about them.
  private struct Key: Hashable {
    let screen: String
    let rule: String
    let message: String
    let remedy: String
    let severity: AuditSeverity
    let confidence: AuditConfidence

    init(_ finding: AuditFinding) {
      screen = finding.screen
      rule = finding.rule.id
      message = finding.problem.message
      remedy = finding.remedy
      severity = finding.severity
      confidence = finding.confidence
    }
  }

  /// The findings in their order, at least one.
  private(set) var findings: [AuditFinding]
  /// The first of them, which speaks for all.
  let first: AuditFinding

  private init(_ finding: AuditFinding) {
    first = finding
    findings = [finding]
  }

  /// Groups findings, each group in the place of its first.
  static func groups(of findings: [AuditFinding]) -> [FindingGroup] {
    var places: [Key: Int] = [:]
    var groups: [FindingGroup] = []
    for finding in findings {
      if let place = places[Key(finding)] {
        groups[place].findings.append(finding)
      } else {
        places[Key(finding)] = groups.count
        groups.append(FindingGroup(finding))
      }
    }
    return groups
  }
}

extension AuditReport {
  /// Findings in the order in which they are told: screen by screen, the worst first, then in the
  /// order of the rules.
  func ordered(_ findings: [AuditFinding]) -> [AuditFinding] {
    let screens = Self.places(of: screens.map(\.name))
    let rules = Self.places(of: rules.map(\.id))
    let order = findings.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      let key = (screens[first.screen] ?? .max, rules[first.rule.id] ?? .max, left.offset)
      let other = (screens[second.screen] ?? .max, rules[second.rule.id] ?? .max, right.offset)
      if key.0 != other.0 { return key.0 < other.0 }
      if first.severity != second.severity { return first.severity > second.severity }
      return (key.1, key.2) < (other.1, other.2)
    }
    return order.map(\.element)
  }

  private static func places(of names: [String]) -> [String: Int] {
    Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
