import EarshotJSON

/// A rule as SARIF describes it, with all that is to be known, so that no page has to be fetched.
struct SARIFRule {
  private let rule: AuditRuleFacts

  init(_ rule: AuditRuleFacts) { self.rule = rule }

  func write(to writer: JSONWriter) {
    writer.object {
      writer.key("id").string(rule.id)
      text("shortDescription", rule.title, to: writer)
      text("fullDescription", rule.meets, to: writer)
      text("help", help, to: writer)
      writer.key("defaultConfiguration").object(layout: .inline) {
        writer.key("level").string(rule.severity.rawValue)
      }
      writer.key("properties").object {
        writer.key("tags").array(layout: .inline) { for tag in tags { writer.string(tag) } }
        writer.key("precision").string(rule.confidence.precision)
        writer.key("problem.severity").string(rule.severity.problemSeverity)
      }
    }
  }

  private func text(_ key: String, _ text: String, to writer: JSONWriter) {
    writer.key(key).object(layout: .inline) { writer.key("text").string(text) }
  }

  private var tags: [String] {
    ["accessibility"] + rule.criteria.map { "WCAG 2.2 \($0.number)" }
  }

  private var help: String {
    let criteria = rule.criteria.map { "\($0.number) \($0.name), level \($0.level.rawValue)" }
    let parts = [
      rule.meets, "To change: \(Sentence.ending(rule.remedy))",
      rule.assumption.map { "Assumed: \(Sentence.ending($0))" },
      criteria.isEmpty ? nil : "WCAG 2.2: \(criteria.joined(separator: "; ")).",
      "Wrong:\n\n\(rule.bad.text)", "Right:\n\n\(rule.good.text)",
    ]
    return parts.compactMap(\.self).joined(separator: "\n\n")
  }
}

extension AuditExample {
  /// The example as it is written.
  var text: String {
    switch self {
    case .swift(let text), .tree(let text): text
    }
  }
}

extension AuditConfidence {
  /// The word by which code hosts order findings.
  fileprivate var precision: String {
    switch self {
    case .certain: "very-high"
    case .likely: "high"
    case .assumed: "medium"
    }
  }
}

extension AuditSeverity {
  /// The word by which code hosts filter findings.
  fileprivate var problemSeverity: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "recommendation"
    }
  }
}
