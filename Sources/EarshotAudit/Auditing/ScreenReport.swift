/// What is reported of one screen: as much of its audit as processes hand to each other.
public struct ScreenReport: Hashable, Sendable {
  /// What was found, the worst first; fingerprints are given to the findings of all screens at once.
  public var findings: [AuditFinding]
  /// The rules that could not be asked, with what they would have to know.
  public var notChecked: [AuditReport.NotChecked]
  /// How much of the screen was seen.
  public var coverage: AuditCoverage
  /// The view types of the app that were drawn; nil where nobody can tell.
  public var drawnViews: Set<String>?

  /// Puts a report together.
  public init(
    findings: [AuditFinding] = [], notChecked: [AuditReport.NotChecked] = [],
    coverage: AuditCoverage, drawnViews: Set<String>? = nil
  ) {
    self.findings = findings
    self.notChecked = notChecked
    self.coverage = coverage
    self.drawnViews = drawnViews
  }

  /// What is reported of an audit.
  public init(of audit: ScreenAudit) {
    self.init(
      findings: audit.findings, notChecked: audit.notChecked, coverage: audit.coverage,
      drawnViews: audit.drawnViews)
  }

  /// What is reported of a screen whose code is not run any more, because it only fails.
  public init(
    ofScreen screen: String, failingBy faults: [ScreenFault], rules: [any AuditRule.Type],
    locate: @escaping (SourceTraces) -> SourcePlace?
  ) {
    let findings = FaultFindings(on: screen, by: rules, setup: [], locate: locate).all(of: faults)
    let found = Set(findings.map(\.rule.id))
    var coverage = AuditCoverage(screen: screen, states: 0, steps: 0, stops: 0, isCutShort: true)
    coverage.cuts = [.faults]
    self.init(
      findings: findings,
      notChecked: rules.filter { !found.contains($0.facts.id) }.map {
        AuditReport.NotChecked($0.facts.id, need: .opened, screen: screen)
      }, coverage: coverage)
  }
}
