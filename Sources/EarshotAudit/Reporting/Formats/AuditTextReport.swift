import EarshotText

/// What came of an audit as plain text that makes sense when heard, a paragraph for each finding.
struct AuditTextReport {
  private let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  func write(to output: inout some TextOutputStream) {
    for item in TellingOrder(report.ordered(report.newFindings)).items {
      output.write(Self.lines(about: item).map { $0 + "\n" }.joined() + "\n")
    }
    for lines in [allowed, AuditSummary(report).gaps, coverage] where !lines.isEmpty {
      output.write(lines.map { $0 + "\n" }.joined() + "\n")
    }
    let summary = AuditSummary(report)
    output.write([summary.absence, summary.counts].compactMap(\.self).map { $0 + "\n" }.joined())
  }

  /// What a finding is, where it is, how sure it is, what to change, and how to meet it, as it is told
  /// where nothing was told before.
  static func lines(about group: FindingGroup) -> [String] {
    lines(
      about: TellingOrder.Item(group: group, followsRule: false, followsAssumption: false))
  }

  /// The same among others: what is the same of each finding of a rule is told once.
  static func lines(about item: TellingOrder.Item) -> [String] {
    let text = FindingText(item.group)
    let first = item.group.first
    let start = "\(PrintableText.line(first.screen)): \(first.severity.rawValue) \(first.rule.id)"
    let confidence = text.confidence(afterOthers: item.followsAssumption)
    return ["\(start): \(text.message)"] + places(text)
      + ["  this is \(confidence)", "  to change: \(text.remedy)"]
      + (item.followsRule ? [] : criteria(text)) + commands(text)
  }

  private static func criteria(_ text: FindingText) -> [String] {
    text.criteria.isEmpty ? [] : ["  WCAG 2.2: \(text.criteria.joined(separator: "; "))"]
  }

  private static func places(_ text: FindingText) -> [String] {
    guard text.places.count > 1 else { return text.places.map { "  \($0)" } }
    return ["  at \(text.places.count) elements:"] + text.places.map { "    \($0)" }
  }

  private static func commands(_ text: FindingText) -> [String] {
    text.commands.enumerated().map { $0 == 0 ? "  \(text.meeting): \($1)" : "  \($1)" }
  }

  private var allowed: [String] {
    report.suppressed.map { suppressed in
      let finding = suppressed.finding
      let text = FindingText(finding)
      let reason = PrintableText.line(suppressed.suppression.reason)
      let place = suppressed.suppression.place.map { " (\(PrintableText.line($0.description)))" }
      return "\(PrintableText.line(finding.screen)): allowed \(finding.rule.id): "
        + "\(text.message), \(text.places.joined()), because: \(reason)\(place ?? "")"
    }
  }

  private var coverage: [String] {
    report.coverage.flatMap { coverage in
      let text = CoverageText(coverage)
      let screen = PrintableText.line(coverage.screen)
      let lines = [text.sentence, text.unreached.map { "not reached by the screen reader: \($0)" }]
      return lines.compactMap(\.self).map { "\(screen): \($0)" }
    } + (report.coverage.contains { $0.states > 1 } ? [CoverageText.caution] : [])
  }
}
