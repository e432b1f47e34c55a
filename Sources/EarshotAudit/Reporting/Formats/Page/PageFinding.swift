/// Findings that say the same, as an article of a page.
struct PageFinding {
  private let group: FindingGroup
  private let text: FindingText
  private let report: AuditReport

  init(_ item: TellingOrder.Item, report: AuditReport) {
    group = item.group
    self.report = report
    text = FindingText(group)
  }

  var html: String {
    """
    <article>
    <h3 dir="auto">\(HTMLText.content("\(group.first.screen): \(text.message)"))</h3>
    <ul>
    \(facts.joined())</ul>
    \(commands)</article>

    """
  }

  private var facts: [String] {
    let rule = group.first.rule
    return [HTMLText.item("Rule", "\(rule.id). \(rule.meets)")]
      + text.places.map { HTMLText.item("Where", $0) }
      + [
        HTMLText.item("Severity", group.first.severity.rawValue),
        // Whoever goes from heading to heading has nothing above to look up.
        HTMLText.item("Confidence", text.confidence()),
        HTMLText.item("To change", text.remedy),
      ] + text.criteria.map { HTMLText.item("WCAG 2.2", $0) }
      + [state].compactMap(\.self)
  }

  /// How the findings stand to the baseline; the same for each, or how many are of which state.
  private var state: String? {
    let states = group.findings.compactMap { report.state(of: $0) }
    guard !states.isEmpty else { return nil }
    let known = states.count { $0 == .unchanged }
    let words =
      known == 0
      ? "new" : known == states.count ? "known" : "\(states.count - known) new, \(known) known"
    return HTMLText.item("Baseline", words)
  }

  private var commands: String {
    let lines = text.commands
    guard !lines.isEmpty else { return "" }
    let title = HTMLText.content(
      "Commands that show it: \(group.first.screen): \(text.message)")
    return """
      <details>
      <summary>\(title)</summary>
      <pre><code>\(lines.map(HTMLText.content).joined(separator: "\n"))</code></pre>
      </details>

      """
  }
}
