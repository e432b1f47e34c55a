/// All that came of an audit.
public struct AuditReport: Hashable, Sendable {
  /// The version of Earshot that made it; nil where it does not matter.
  public var version: String?
  /// The screens that were audited, in the order of the call.
  public var screens: [Screen]
  /// The rules that ran, in the order in which they are documented.
  public var rules: [AuditRuleFacts]
  /// What was found and nobody allowed.
  public var findings: [AuditFinding]
  /// What was found and somebody allowed, with the reason.
  public var suppressed: [Suppressed]
  /// How the findings stand to those that were known; nil where no baseline was given.
  public var baseline: BaselineComparison?
  /// What could not be checked.
  public var notChecked: [NotChecked]
  /// How much of each screen was seen.
  public var coverage: [AuditCoverage]

  /// Puts a report together.
  public init(
    version: String? = nil, screens: [Screen], rules: [AuditRuleFacts],
    findings: [AuditFinding] = [], suppressed: [Suppressed] = [],
    baseline: BaselineComparison? = nil, notChecked: [NotChecked] = [],
    coverage: [AuditCoverage] = []
  ) {
    self.version = version
    self.screens = screens
    self.rules = rules
    self.findings = findings
    self.suppressed = suppressed
    self.baseline = baseline
    self.notChecked = notChecked
    self.coverage = coverage
  }

  /// The findings that no baseline knows.
  public var newFindings: [AuditFinding] { findings.filter { state(of: $0) != .unchanged } }

  /// Whether something was found that fails a run, which what the baseline knows does not.
  public func fails(at level: AuditFailLevel) -> Bool {
    newFindings.contains { level.isMet(by: $0.severity) }
  }

  /// How a finding stands to the baseline; nil where none was given.
  public func state(of finding: AuditFinding) -> BaselineComparison.State? {
    baseline?.state(of: finding.fingerprint)
  }
}

extension AuditReport {
  /// A screen that was audited.
  public struct Screen: Hashable, Sendable {
    /// The screen, as it was named in the call.
    public var name: String
    /// The path of its file; nil where it comes with Earshot.
    public var file: String?
    /// The view types of the app that were drawn; nil where that is not known.
    public var views: Set<String>?

    /// Names a screen.
    public init(name: String, file: String? = nil, views: Set<String>? = nil) {
      self.name = name
      self.file = file
      self.views = views
    }
  }

  /// A finding that somebody allowed.
  public struct Suppressed: Hashable, Sendable {
    /// What was found.
    public var finding: AuditFinding
    /// What allows it.
    public var suppression: Suppression

    /// Pairs a finding with what allows it.
    public init(_ finding: AuditFinding, by suppression: Suppression) {
      self.finding = finding
      self.suppression = suppression
    }
  }

  /// A rule that could not be asked about a screen.
  public struct NotChecked: Hashable, Sendable {
    /// The name of the rule.
    public var rule: String
    /// What would have to be known.
    public var need: AuditNeed
    /// The screen, as it was named in the call.
    public var screen: String

    /// Tells what could not be checked.
    public init(_ rule: String, need: AuditNeed, screen: String) {
      self.rule = rule
      self.need = need
      self.screen = screen
    }
  }
}
