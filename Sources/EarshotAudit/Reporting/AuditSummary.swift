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

  /// What was not checked, a line for each rule and need.
  var gaps: [String] {
    var screens: [[String]: [String]] = [:]
    var order: [(rule: String, need: AuditNeed)] = []
    for gap in report.notChecked {
      let key = [gap.rule, gap.need.rawValue]
      if screens[key] == nil { order.append((gap.rule, gap.need)) }
      if screens[key]?.contains(gap.screen) != true { screens[key, default: []].append(gap.screen) }
    }
    return order.map { gap in
      let named = screens[[gap.rule, gap.need.rawValue]] ?? []
      let place =
        named.count < report.screens.count
        ? " on \(named.map(PrintableText.line).joined(separator: ", "))" : ""
      return "\(gap.rule): not checked: \(gap.need.lack)\(place)"
    }
  }

  private var others: [String] {
    let known = report.findings.count - report.newFindings.count
    return [
      known > 0 ? "\(known) known from the baseline" : nil,
      report.suppressed.isEmpty ? nil : "\(report.suppressed.count) allowed",
    ].compactMap(\.self)
  }
}
