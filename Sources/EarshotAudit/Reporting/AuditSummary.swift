import EarshotReports
import EarshotText

/// How much came of an audit, in sentences that several formats share.
struct AuditSummary {
  private let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  /// How many new findings there are of each severity: `2 errors, 1 warning, 0 notes on 2 screens`.
  var counts: String {
    let kind = report.baseline == nil ? "" : "new "
    let counts = AuditSeverity.allCases.reversed().map {
      CountedNoun.text(count($0), kind + $0.rawValue)
    }
    let place =
      "on \(CountedNoun.text(report.screens.count, "screen"))"
      + " by \(CountedNoun.text(report.rules.count, "rule"))"
    return ([counts.joined(separator: ", ") + " \(place)"] + others).joined(separator: "; ")
  }

  /// How many new findings there are of a severity.
  func count(_ severity: AuditSeverity) -> Int {
    report.newFindings.count { $0.severity == severity }
  }

  /// What is no longer found, and what to do about it; nil where the baseline is up to date.
  var absence: String? {
    guard let absent = report.baseline?.absent, !absent.isEmpty else { return nil }
    let verb = absent.count == 1 ? "is" : "are"
    return "\(absent.count) of the baseline \(verb) no longer found; write it anew"
  }

  /// What was not checked, a line for each reason and the screens for which it holds.
  var gaps: [String] {
    var rules: [Gap: [String]] = [:]
    var order: [Gap] = []
    for rule in report.rules.map(\.id) {
      let gaps = report.notChecked.filter { $0.rule == rule }
      for need in AuditNeed.allCases {
        let screens = gaps.filter { $0.need == need }.map(\.screen)
        guard !screens.isEmpty else { continue }
        let gap = Gap(need: need, screens: screens)
        if rules[gap] == nil { order.append(gap) }
        rules[gap, default: []].append(rule)
      }
    }
    return order.map { gap in
      let place =
        gap.screens.count < report.screens.count
        ? " on \(gap.screens.map(PrintableText.line).joined(separator: ", "))" : ""
      let names =
        gap.need == .opened
        ? "everything else" : (rules[gap] ?? []).joined(separator: ", ")
      return "not checked: \(gap.need.lack)\(place): \(names)"
    }
  }

  private struct Gap: Hashable {
    let need: AuditNeed
    let screens: [String]
  }

  private var others: [String] {
    let known = report.findings.count - report.newFindings.count
    return [
      known > 0 ? "\(known) known from the baseline" : nil,
      report.suppressed.isEmpty ? nil : "\(report.suppressed.count) allowed",
    ].compactMap(\.self)
  }
}
