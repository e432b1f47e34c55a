/// The findings that are known, so that only new ones fail a run.
public struct AuditBaseline: Hashable, Sendable {
  /// The findings by screen and rule.
  public private(set) var entries: [BaselineEntry]

  /// Takes entries in any order.
  public init(entries: [BaselineEntry] = []) {
    self.entries = entries.sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  /// Everything that a report found; what was known of screens and rules that it did not look at
  /// stays known.
  public init(of report: AuditReport, keeping former: AuditBaseline = AuditBaseline()) {
    let found = report.findings.map { BaselineEntry($0) }
    let fingerprints = Set(found.map(\.fingerprint))
    let kept = former.entries.filter {
      !report.looksFor($0) && !fingerprints.contains($0.fingerprint)
    }
    self.init(entries: found + kept)
  }
}

extension AuditReport {
  /// The same report, held against what was known.
  public func compared(with baseline: AuditBaseline) -> AuditReport {
    var report = self
    let found = Set((findings + suppressed.map(\.finding)).map(\.fingerprint))
    report.baseline = BaselineComparison(
      known: Set(baseline.entries.map(\.fingerprint)),
      absent: baseline.entries.filter { looksFor($0) && !found.contains($0.fingerprint) })
    return report
  }

  /// Whether the report would have told of a finding if it were still there.
  func looksFor(_ entry: BaselineEntry) -> Bool {
    screens.contains { $0.name == entry.screen } && rules.contains { $0.id == entry.rule }
      && !notChecked.contains { $0.rule == entry.rule && $0.screen == entry.screen }
  }
}
