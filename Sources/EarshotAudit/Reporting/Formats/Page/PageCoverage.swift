/// How much was seen, as a table of a page.
struct PageCoverage {
  private let coverage: [AuditCoverage]

  init(_ coverage: [AuditCoverage]) { self.coverage = coverage }

  var html: String {
    let titles = ["Screen", "States", "Steps", "Stops", "Stops a message", "Not reached"]
    let head = titles.map { "<th scope=\"col\">\($0)</th>" }.joined()
    return """
      <table>
      <caption>How much of each screen was seen</caption>
      <thead>
      <tr>\(head)</tr>
      </thead>
      <tbody>
      \(coverage.map(row).joined())</tbody>
      </table>

      """
  }

  private func row(_ coverage: AuditCoverage) -> String {
    let text = CoverageText(coverage)
    let steps = coverage.isCutShort ? "\(coverage.steps), not everything" : "\(coverage.steps)"
    let cells = [
      "\(coverage.states)", steps, "\(coverage.stops)", text.stopsPerMessage ?? "no messages",
      text.unreached ?? "nothing",
    ].map { "<td>\(HTMLText.content($0))</td>" }.joined()
    return "<tr><th scope=\"row\">\(HTMLText.content(coverage.screen))</th>\(cells)</tr>\n"
  }
}
