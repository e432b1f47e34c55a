import EarshotAudit
import EarshotScenarios
import EarshotScreens

/// Looks screens over, and reports what a person would stumble over there.
@MainActor
struct AuditCommand {
  let call: CommandLineArguments
  /// What other processes know of the same call, and are told.
  var handover = AuditHandover()
  /// Told what begins, and with nil that it has ended.
  let reportProgress: (String?) -> Void

  /// Prints the report, writes the files that are asked for, and fails where a finding is severe
  /// enough.
  func run(printingTo output: inout some TextOutputStream) throws(CommandLineError) -> ExitStatus {
    guard !call.rules.isEmpty else {
      let asked = call.command == .explore ? ", among those of 'earshot rules behaviour'" : ""
      throw CommandLineError("no rule is left to ask\(asked); look at '--only' and '--except'")
    }
    let files = try AuditFiles(for: call)
    let transcripts = try call.audit.transcripts.map(FindingTranscripts.init)
    let source = try AuditedSource(of: call)
    var report = AuditReport(
      version: EarshotVersion.current, screens: [], rules: call.rules.map { $0.facts })
    let targets = (call.audit.targets ?? []).flatMap(targets).withoutRepeats
    var reports: [ScreenReport] = []
    for (number, target) in targets.enumerated() {
      let audit = TargetAudit(
        target: target, number: number, call: call, source: source, handover: handover,
        reportProgress: reportProgress)
      reports.append(try audit.report())
      report.add(reports[number], of: target)
    }
    if let transcripts { try write(transcripts, of: reports, on: targets) }
    report.findings = report.findings.withFingerprints()
    let suppressions = source.suppressions + targets.flatMap(\.suppressions)
    report = files.comparing(report.suppressing(suppressions))
    report.write(as: call.audit.format, options: files.options, to: &output)
    try files.write(report)
    return report.fails(at: call.audit.failLevel) ? .finding : .success
  }

  /// Each screen of source stands for itself.
  private func targets(of target: AuditTarget) -> [AuditTarget] {
    guard let source = target.source else { return [target] }
    return call.libraries.screens(in: source).map { target.on(.source($0)) }
  }

  /// Writes findings of which none ends this process: of one that would, there is no transcript.
  private func write(
    _ transcripts: FindingTranscripts, of reports: [ScreenReport], on targets: [AuditTarget]
  ) throws(CommandLineError) {
    var transcripts = transcripts
    for (number, target) in targets.enumerated() {
      reportProgress(nil)
      reportProgress("while what was found in '\(target.screen)' was written")
      let notes = AuditNotes(of: number, named: "\(target.screen)", to: handover)
      try transcripts.write(reports[number].findings, on: target.screen) { finding in
        guard handover.journal.isPlayable(finding, onScreen: number) else { return false }
        notes.write(transcriptOf: finding)
        return true
      } opening: { () throws(ScreenError) in
        try OpenScreen(
          opening: target.screen, compiled: call.libraries, settings: target.settings)
      }
    }
    handover.note(nil)
  }
}

extension AuditReport {
  /// Takes in what came of one screen.
  fileprivate mutating func add(_ report: ScreenReport, of target: AuditTarget) {
    screens.append(
      Screen(name: "\(target.screen)", file: target.file, views: report.drawnViews))
    findings += report.findings
    notChecked += report.notChecked
    coverage.append(report.coverage)
  }
}
