import EarshotJSON

/// Everything that is known of an audit as one document, with keys in a fixed order.
struct AuditJSONReport {
  private static let version = 1

  private let report: AuditReport
  private let writer = JSONWriter()

  init(_ report: AuditReport) { self.report = report }

  func write(to output: inout some TextOutputStream) {
    writer.object {
      writer.key("findings").array {
        for finding in report.ordered(report.findings) { write(finding) }
      }
      writer.key("suppressed").array { for one in report.suppressed { write(one) } }
      if let baseline = report.baseline { write(baseline) }
      writer.key("notChecked").array { for gap in report.notChecked { write(gap) } }
      writer.key("coverage").array { for coverage in report.coverage { write(coverage) } }
      writer.key("screens").array { for screen in report.screens { write(screen) } }
      writer.key("rules").array { for rule in report.rules { write(rule) } }
      writer.key("summary").object(layout: .inline) { writeSummary() }
      if let version = report.version { string("version", version) }
      writer.key("earshotAudit").integer(Self.version)
    }
    output.write(String(decoding: writer.finish(), as: UTF8.self))
  }

  private func string(_ key: String, _ text: String?) {
    if let text { writer.key(key).string(text) }
  }

  private func integer(_ key: String, _ value: Int?) {
    if let value { writer.key(key).integer(value) }
  }

  private func strings(_ key: String, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    writer.key(key).array(layout: .inline) { for text in texts { writer.string(text) } }
  }
}

// MARK: - Findings

extension AuditJSONReport {
  private func write(_ finding: AuditFinding, allowedBy suppression: Suppression? = nil) {
    writer.object {
      string("rule", finding.rule.id)
      string("severity", finding.severity.rawValue)
      string("message", finding.problem.message)
      string("element", finding.subject)
      string("screen", finding.screen)
      string("heard", finding.heard)
      string("whereabouts", finding.whereabouts)
      string("label", finding.label)
      string("identifier", finding.identifier)
      string("view", finding.view)
      if let place = finding.place { write(place) }
      strings("traces", finding.traces)
      string("confidence", finding.confidence.rawValue)
      string("assumption", finding.confidence == .assumed ? finding.rule.assumption : nil)
      string("remedy", finding.remedy)
      write(finding.rule.criteria)
      strings("commands", finding.commands)
      string("fingerprint", finding.fingerprint)
      string("baseline", report.state(of: finding)?.rawValue)
      if let suppression { write(suppression) }
    }
  }

  private func write(_ suppressed: AuditReport.Suppressed) {
    write(suppressed.finding, allowedBy: suppressed.suppression)
  }

  private func write(_ suppression: Suppression) {
    string("reason", suppression.reason)
    string("allowedAt", suppression.place?.description)
  }

  private func write(_ place: SourcePlace) {
    writer.key("place").object(layout: .inline) {
      string("file", place.file)
      integer("line", place.line)
      integer("column", place.column)
      integer("utf16Column", place.utf16Column)
    }
  }

  private func write(_ criteria: [WCAGCriterion]) {
    guard !criteria.isEmpty else { return }
    writer.key("wcag").array {
      for criterion in criteria {
        writer.object(layout: .inline) {
          string("criterion", criterion.number)
          string("name", criterion.name)
          string("level", criterion.level.rawValue)
        }
      }
    }
  }

  private func write(_ baseline: BaselineComparison) {
    writer.key("absent").array { for entry in baseline.absent { entry.write(to: writer) } }
  }
}

// MARK: - What was done

extension AuditJSONReport {
  private func write(_ gap: AuditReport.NotChecked) {
    writer.object(layout: .inline) {
      string("rule", gap.rule)
      string("need", gap.need.rawValue)
      string("screen", gap.screen)
    }
  }

  private func write(_ coverage: AuditCoverage) {
    writer.object {
      string("screen", coverage.screen)
      integer("states", coverage.states)
      integer("steps", coverage.steps)
      integer("refused", coverage.refusedSteps)
      integer("elements", coverage.elements)
      integer("stops", coverage.stops)
      integer("messages", coverage.messages)
      strings("unreached", coverage.unreached)
      strings("cuts", coverage.cuts.map(\.reason))
      writer.key("complete").boolean(!coverage.isCutShort)
    }
  }

  private func write(_ screen: AuditReport.Screen) {
    writer.object(layout: .inline) {
      string("name", screen.name)
      string("file", screen.file)
    }
  }

  private func write(_ rule: AuditRuleFacts) {
    writer.object {
      string("id", rule.id)
      string("title", rule.title)
      string("meets", rule.meets)
      string("remedy", rule.remedy)
      string("severity", rule.severity.rawValue)
      string("confidence", rule.confidence.rawValue)
      string("assumption", rule.assumption)
      write(rule.criteria)
      strings("needs", AuditNeed.allCases.filter(rule.needs.contains).map(\.rawValue))
      strings("languages", (rule.languages ?? []).sorted())
    }
  }

  private func writeSummary() {
    let summary = AuditSummary(report)
    for severity in AuditSeverity.allCases.reversed() {
      integer(severity.rawValue, summary.count(severity))
    }
    integer("known", report.findings.count - report.newFindings.count)
    integer("suppressed", report.suppressed.count)
  }
}
