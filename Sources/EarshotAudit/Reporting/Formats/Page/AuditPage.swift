import EarshotReports

/// What came of an audit as a page of HTML that needs nothing else.
///
/// It is made to be read with a screen reader: landmarks, one heading of level 1, headings by
/// severity, a list for each finding, nothing told by colour alone, no script.
struct AuditPage {
  private let report: AuditReport
  private let items: [TellingOrder.Item]

  init(_ report: AuditReport) {
    self.report = report
    let findings = report.ordered(report.findings)
    // The page tells them by their severity.
    items =
      TellingOrder(
        AuditSeverity.allCases.reversed().flatMap { severity in
          findings.filter { $0.severity == severity }
        }
      ).items
  }

  func write(to output: inout some TextOutputStream) {
    output.write(PageFrame.start(title: title))
    output.write(header)
    output.write(navigation)
    output.write("<main id=\"content\" tabindex=\"-1\">\n")
    for severity in AuditSeverity.allCases.reversed() { write(severity, to: &output) }
    output.write(allowed + notChecked + coverage + rules)
    output.write("</main>\n")
    output.write(footer + PageFrame.end)
  }

  private var title: String { "Earshot audit: \(AuditSummary(report).counts)" }

  private var header: String {
    let absence = AuditSummary(report).absence.map { "<p>\(HTMLText.content($0))</p>\n" } ?? ""
    return """
      <header>
      <h1>What a person would stumble over</h1>
      <p>\(HTMLText.content(AuditSummary(report).counts))</p>
      \(absence)</header>

      """
  }

  private var footer: String {
    let version = report.version.map { " \(HTMLText.content($0))" } ?? ""
    return "<footer><p>Made by Earshot\(version).</p></footer>\n"
  }

  private var sections: [(id: String, title: String)] {
    let severities = AuditSeverity.allCases.reversed().map { (id($0), title(of: $0)) }
    let others = [
      report.suppressed.isEmpty ? nil : ("allowed", "Allowed: \(report.suppressed.count)"),
      gaps.isEmpty ? nil : ("not-checked", "Not checked: \(gaps.count)"),
      report.coverage.isEmpty ? nil : ("coverage", "Coverage"),
      ("rules", "Rules: \(report.rules.count)"),
    ]
    return severities + others.compactMap(\.self)
  }

  private var navigation: String {
    let items = sections.map { "<li><a href=\"#\($0.id)\">\($0.title)</a></li>\n" }
    return "<nav aria-label=\"Contents\">\n<ul>\n\(items.joined())</ul>\n</nav>\n"
  }

  private func id(_ severity: AuditSeverity) -> String { "\(severity.rawValue)s" }

  private func title(of severity: AuditSeverity) -> String {
    "\(id(severity).capitalizedFirst): \(report.findings.count { $0.severity == severity })"
  }

  private func section(_ id: String, _ content: String) -> String {
    let title = sections.first { $0.id == id }?.title ?? id
    return """
      <section aria-labelledby="\(id)">
      <h2 id="\(id)">\(title)</h2>
      \(content)</section>

      """
  }

  private func write(_ severity: AuditSeverity, to output: inout some TextOutputStream) {
    let items = items.filter { $0.group.first.severity == severity }
    let content = items.map { PageFinding($0, report: report).html }.joined()
    output.write(section(id(severity), content.isEmpty ? "<p>None.</p>\n" : content))
  }

  private var allowed: String {
    guard !report.suppressed.isEmpty else { return "" }
    let items = report.suppressed.map { suppressed in
      let finding = suppressed.finding
      let place = suppressed.suppression.place.map { " (\($0))" } ?? ""
      let text = FindingText(finding)
      return HTMLText.item(
        "\(finding.screen), \(finding.rule.id)",
        Sentence.ending("\(text.message), \(text.places.joined())") + " "
          + "Allowed because: \(suppressed.suppression.reason)\(place)")
    }
    return section("allowed", "<ul>\n\(items.joined())</ul>\n")
  }

  private var gaps: [String] { AuditSummary(report).gaps }

  private var notChecked: String {
    guard !gaps.isEmpty else { return "" }
    let items = gaps.map { "<li>\(HTMLText.content($0))</li>\n" }
    return section("not-checked", "<ul>\n\(items.joined())</ul>\n")
  }

  private var coverage: String {
    report.coverage.isEmpty ? "" : section("coverage", PageCoverage(report.coverage).html)
  }

  private var rules: String {
    let items = report.rules.map { HTMLText.item($0.id, $0.title) }
    return section("rules", "<ul>\n\(items.joined())</ul>\n")
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
