import EarshotAudit
import EarshotScenarios
import EarshotScreens

/// Looks screens over, and reports what a person would stumble over there.
@MainActor
struct AuditCommand {
  let call: CommandLineArguments
  /// Told what begins, and with nil that it has ended.
  let reportProgress: (String?) -> Void

  /// How long one screen may take; what was not tried by then is told as cut short.
  private static let patience = Duration.seconds(60)

  /// Prints the report, writes the files that are asked for, and fails where a finding is severe
  /// enough.
  func run(
    printingTo output: inout some TextOutputStream, errorsTo errors: inout some TextOutputStream
  ) throws(CommandLineError) -> ExitStatus {
    guard !call.rules.isEmpty else {
      let asked = call.command == .explore ? ", among those of 'earshot rules behaviour'" : ""
      throw CommandLineError("no rule is left to ask\(asked); look at '--only' and '--except'")
    }
    let files = try AuditFiles(for: call)
    var transcripts = try call.audit.transcripts.map(FindingTranscripts.init)
    let source = try AuditedSource(of: call)
    var report = AuditReport(
      version: EarshotVersion.current, screens: [], rules: call.rules.map { $0.facts })
    let targets = (call.audit.targets ?? []).flatMap(targets).withoutRepeats
    for target in targets {
      let audit = try audit(target, writtenIn: source, errorsTo: &errors)
      report.add(audit, of: target)
      try transcripts?.write(audit.findings, on: target.screen) { () throws(ScreenError) in
        try open(target)
      }
    }
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

  /// Tells what begins, and that what went on until now has ended, so that each is given its time.
  private func begin(_ deed: String) {
    reportProgress(nil)
    reportProgress(deed)
  }

  private func open(_ target: AuditTarget) throws(ScreenError) -> OpenScreen {
    try OpenScreen(
      opening: target.screen, compiled: call.libraries, settings: target.settings)
  }

  private func audit(
    _ target: AuditTarget, writtenIn source: AuditedSource,
    errorsTo errors: inout some TextOutputStream
  ) throws(CommandLineError) -> ScreenAudit {
    let (screen, settings) = (target.screen, target.settings)
    let progress = AuditProgress(of: "\(screen)", isPlain: call.isPlain, patience: Self.patience)
    var auditor = ScreenAuditor(of: "\(screen)", settings: settings) {
      () throws(ScreenError) in
      try open(target)
    }
    auditor.rules = call.rules
    auditor.seed = call.audit.seed
    auditor.locate = { source.place(of: $0, in: $1, on: screen) }
    auditor.workGoesOn = { begin("while '\(screen)' was looked over") }
    auditor.isTimeUp = { progress.isTimeUp }
    auditor.progress = { exploration in
      begin("while '\(screen)' was explored")
      progress.advance(to: exploration)
    }
    defer { progress.clear() }
    do {
      return try auditor.audit()
    } catch {
      throw CommandLineError(opening: error)
    }
  }
}

extension AuditReport {
  /// Takes in what came of one screen.
  fileprivate mutating func add(_ audit: ScreenAudit, of target: AuditTarget) {
    screens.append(
      Screen(name: "\(target.screen)", file: target.file, views: audit.drawnViews))
    findings += audit.findings
    notChecked += audit.notChecked
    coverage.append(audit.coverage)
  }
}
