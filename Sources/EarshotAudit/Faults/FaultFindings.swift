/// Makes findings of what ended the code of a screen, or kept it from going on.
struct FaultFindings {
  private let screen: String
  private let rules: [any AuditRule.Type]
  private let setup: [String]
  private let locate: (SourceTraces) -> SourcePlace?

  /// Prepares for the faults of a screen, as it was named in the call.
  init(
    on screen: String, by rules: [any AuditRule.Type], setup: [String],
    locate: @escaping (SourceTraces) -> SourcePlace?
  ) {
    self.screen = screen
    self.rules = rules
    self.setup = setup
    self.locate = locate
  }

  /// What the rules make of faults, each once, whatever the states and rows in which it was met.
  func all(of faults: [ScreenFault]) -> [AuditFinding] {
    let faults = ScreenFault.distinct(among: faults)
    return rules.flatMap { rule in
      faults.flatMap { fault in
        rule.problems(with: fault).map { finding($0, of: rule.facts, from: fault) }
      }
    }
  }

  private func finding(
    _ problem: AuditProblem, of rule: AuditRuleFacts, from fault: ScreenFault
  ) -> AuditFinding {
    let scene = fault.scene ?? FaultScene()
    let view = fault.ending.view ?? scene.view
    return AuditFinding(
      rule: rule, problem: problem, screen: screen, heard: scene.heard, view: view,
      traces: scene.traces, commands: commands(leadingTo: fault),
      label: scene.label ?? fault.act.name,
      identifier: scene.identifier,
      place: fault.ending.place ?? locate(SourceTraces(scene.traces, inView: view)))
  }

  /// What a person types to meet it; nothing where no line does it, or the lines were not enough.
  private func commands(leadingTo fault: ScreenFault) -> [String] {
    guard let scene = fault.scene, scene.proof != .survived, !scene.lines.isEmpty else { return [] }
    return setup + (fault.act.reducesMotion ? ["set reduce-motion on"] : []) + scene.lines
  }
}
