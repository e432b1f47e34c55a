import EarshotAudit
import EarshotScenarios
import EarshotScreens

/// The audit of one screen.
@MainActor
struct TargetAudit {
  let target: AuditTarget
  /// The place of the screen among those of the call.
  let number: Int
  let call: CommandLineArguments
  let source: AuditedSource
  let handover: AuditHandover
  /// Told what begins, and with nil that it has ended.
  let reportProgress: (String?) -> Void

  /// How long one screen may take; what was not tried by then is told as cut short.
  private static let patience = Duration.seconds(60)

  private var screen: ScreenReference { target.screen }

  /// Hands over what is reported of the screen, or why it cannot be opened, unless a process before
  /// this one has.
  func run() {
    guard handover.journal.report(onScreen: number) == nil,
      handover.journal.refusal(ofScreen: number) == nil
    else { return }
    let entry: AuditJournal.Entry
    do {
      entry = .report(try newReport(), screen: number)
    } catch {
      entry = .refusal("\(CommandLineError(opening: error))", screen: number)
    }
    handover.note(nil)
    handover.add(entry)
  }

  private func newReport() throws(ScreenError) -> ScreenReport {
    let faults = handover.journal.faults(onScreen: number).map { source.locating($0) }
    switch FaultAllowance(after: faults) {
    case .whole: return try report(leavingOut: faults, within: ExplorationBounds())
    case .some(let steps):
      return try report(leavingOut: faults, within: ExplorationBounds(steps: steps))
        .cutShort(by: .faults)
    case .glance:
      return try report(
        leavingOut: faults, within: ExplorationBounds(steps: 0, patience: .zero)
      ).cutShort(by: .faults)
    case .none:
      return ScreenReport(
        ofScreen: "\(screen)", failingBy: faults, rules: call.rules, locate: locate)
    }
  }

  private func report(
    leavingOut faults: [ScreenFault], within bounds: ExplorationBounds
  ) throws(ScreenError) -> ScreenReport {
    let progress = AuditProgress(of: "\(screen)", isPlain: call.isPlain, patience: Self.patience)
    let notes = AuditNotes(of: number, named: "\(screen)", to: handover)
    var auditor = ScreenAuditor(of: "\(screen)", settings: target.settings) {
      () throws(ScreenError) in
      try OpenScreen(opening: screen, compiled: call.libraries, settings: target.settings)
    }
    auditor.rules = call.rules
    auditor.bounds = bounds
    auditor.seed = call.audit.seed
    auditor.faults = faults
    auditor.locate = locate
    auditor.workGoesOn = { begin("while '\(screen)' was looked over") }
    auditor.isTimeUp = { progress.isTimeUp }
    auditor.progress = { exploration in
      notes.progress = exploration
      progress.advance(to: exploration)
    }
    auditor.witness = { notes.write($0) }
    auditor.foundScene = { handover.add(.scene($0, of: $1, screen: number)) }
    begin("while '\(screen)' was explored")
    defer { progress.clear() }
    return ScreenReport(of: try auditor.audit())
  }

  private func locate(_ traces: SourceTraces) -> SourcePlace? {
    source.place(of: traces, on: screen)
  }

  /// Tells what begins, and that what went on until now has ended, so that each is given its time.
  private func begin(_ deed: String) {
    reportProgress(nil)
    reportProgress(deed)
  }
}

extension ScreenReport {
  /// The report of a screen of which no more was tried for another reason than that there were enough
  /// steps.
  fileprivate func cutShort(by cut: Exploration.Cut) -> ScreenReport {
    var report = self
    report.coverage.isCutShort = true
    report.coverage.cuts = coverage.cuts.filter { $0 != .steps } + [cut]
    return report
  }
}
