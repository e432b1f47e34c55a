/// Looks for what a person would stumble over on one screen.
@MainActor
public struct Audit<Failure: Error> {
  /// The screen, as it was named in the call.
  public let screen: String
  /// The rules that are asked, in the order in which they report.
  public let rules: [any AuditRule.Type]
  /// What does everything on the screen that can be done.
  public let explorer: Explorer<Failure>
  /// The same for somebody who asked for less motion; nil where a screen cannot be told that.
  public let calmExplorer: Explorer<Failure>?
  /// Told now and then that work goes on.
  public let workGoesOn: () -> Void
  /// The lines by which somebody sets the screen up before anything else.
  public let setup: [String]
  /// Finds where in the source something is written.
  public let locate: (SourceTraces) -> SourcePlace?
  /// Told of each fault where it was, once somebody has looked.
  public var foundScene: (_ scene: FaultScene, _ act: AuditAct) -> Void = { _, _ in }

  /// Prepares to audit a screen.
  public init(
    of screen: String, by rules: [any AuditRule.Type] = AuditRules.all,
    exploring explorer: Explorer<Failure>, calmly calmExplorer: Explorer<Failure>? = nil,
    setup: [String] = [], workGoesOn: @escaping () -> Void = {},
    locate: @escaping (SourceTraces) -> SourcePlace? = { _ in nil }
  ) {
    self.screen = screen
    self.rules = rules
    self.explorer = explorer
    self.calmExplorer = calmExplorer
    self.setup = setup
    self.workGoesOn = workGoesOn
    self.locate = locate
  }

  /// Explores the screen, and asks every rule about what was met; throws what opening it throws.
  public func run() throws(Failure) -> ScreenAudit {
    let faults = try lookedAtFaults()
    let exploration = try explorer.explore().inReadingOrder
    var findings = try findings(in: exploration, by: rules, with: explorer)
    let calmRules = rules.filter { $0.facts.needs.contains(.reducedMotion) }
    if let calmExplorer, !calmRules.isEmpty {
      let calm = try calmExplorer.repeatMovingSteps(of: exploration)
      findings += try self.findings(in: calm, by: calmRules, with: calmExplorer)
    }
    explorer.witness(nil)
    findings += FaultFindings(on: screen, by: rules, setup: setup, locate: locate).all(of: faults)
    let known = Set(findings.map(\.rule.id))
    return ScreenAudit(
      exploration: exploration, findings: Self.inOrder(findings),
      notChecked: UnmetNeeds(of: exploration, isCalmKnown: calmExplorer != nil)
        .notChecked(by: rules.map { $0.facts }.filter { !known.contains($0.id) }, on: screen),
      coverage: AuditCoverage(of: exploration, on: screen))
  }

  /// The worst first; those of one severity in the order of their rules, and of where they show.
  private static func inOrder(_ findings: [AuditFinding]) -> [AuditFinding] {
    AuditSeverity.allCases.sorted(by: >).flatMap { severity in
      findings.filter { $0.severity == severity }
    }
  }

  private func findings(
    in exploration: Exploration, by rules: [any AuditRule.Type], with explorer: Explorer<Failure>
  ) throws(Failure) -> [AuditFinding] {
    var findings: [AuditFinding] = []
    explorer.witness(nil)
    for found in FoundProblems(in: exploration, by: rules, resting: workGoesOn).all {
      workGoesOn()
      let commands = try commands(showing: found, in: exploration, with: explorer)
      findings.append(finding(found, shownBy: commands))
    }
    return findings
  }

  private func finding(_ found: FoundProblems.Found, shownBy commands: [String]) -> AuditFinding {
    let place = FindingPlace(of: found.problem, on: found.screen)
    return AuditFinding(
      rule: found.rule, problem: found.problem, screen: screen, heard: place.heard,
      view: place.view, traces: place.traces, commands: commands, label: place.label,
      identifier: place.identifier, place: locate(traces(of: found, at: place)),
      whereabouts: place.whereabouts)
  }

  private func traces(of found: FoundProblems.Found, at place: FindingPlace) -> SourceTraces {
    SourceTraces(
      found.problem.aspect == .row ? [] : place.traces, inView: place.view,
      areAtFault: AuditRules.isOfWords(found.rule.id))
  }

  /// What a person types to hear it; nothing where it shows at once, or where no line leads there.
  private func commands(
    showing found: FoundProblems.Found, in exploration: Exploration,
    with explorer: Explorer<Failure>
  ) throws(Failure) -> [String] {
    guard found.state > 0 || found.step != nil || !found.problem.steps.isEmpty else { return [] }
    let steps = found.problem.steps.isEmpty ? found.step.map { [$0] } ?? [] : found.problem.steps
    let script: LineScript
    if let sequel = found.sequel, let step = found.step {
      script = try explorer.script(showing: sequel, of: step, in: exploration)
    } else {
      script = try self.script(
        showing: steps, orState: found.state, in: exploration, with: explorer)
    }
    guard script.leadsThere, !script.lines.isEmpty else { return [] }
    return setup + (explorer.reducesMotion ? ["set reduce-motion on"] : []) + script.lines
  }

  private func script(
    showing steps: [Int], orState state: Int, in exploration: Exploration,
    with explorer: Explorer<Failure>
  ) throws(Failure) -> LineScript {
    steps.isEmpty
      ? try explorer.script(to: state, in: exploration)
      : try explorer.script(showing: steps, in: exploration)
  }
}
