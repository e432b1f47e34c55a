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
    let files = try AuditFiles(for: call)
    let source = try AuditedSource(of: call)
    var report = AuditReport(
      version: EarshotVersion.current, screens: [], rules: call.rules.map { $0.facts })
    for screen in call.audit.screens.flatMap(screens) {
      report.add(try audit(screen, writtenIn: source, errorsTo: &errors), of: screen)
    }
    report.findings = report.findings.withFingerprints()
    report = files.comparing(report.suppressing(source.suppressions))
    report.write(as: call.audit.format, options: files.options, to: &output)
    try files.write(report)
    return report.fails(at: call.audit.failLevel) ? .finding : .success
  }

  /// Each screen of source stands for itself.
  private func screens(of reference: ScreenReference) -> [ScreenReference] {
    guard case .source(let source) = reference else { return [reference] }
    return call.libraries.screens(in: source).map(ScreenReference.source)
  }

  private func audit(
    _ screen: ScreenReference, writtenIn source: AuditedSource,
    errorsTo errors: inout some TextOutputStream
  ) throws(CommandLineError) -> ScreenAudit {
    let progress = AuditProgress(of: "\(screen)", isPlain: call.isPlain, patience: Self.patience)
    var auditor = ScreenAuditor(of: "\(screen)", settings: call.settings) {
      () throws(ScreenError) in
      try OpenScreen(opening: screen, compiled: call.libraries, settings: call.settings)
    }
    auditor.rules = call.rules
    auditor.seed = call.audit.seed
    auditor.locate = { source.place(of: $0, in: $1, on: screen) }
    auditor.isTimeUp = { progress.isTimeUp }
    auditor.progress = { exploration in
      reportProgress("while '\(screen)' was explored")
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
  fileprivate mutating func add(_ audit: ScreenAudit, of screen: ScreenReference) {
    screens.append(Screen(name: "\(screen)", file: screen.file))
    findings += audit.findings
    notChecked += audit.notChecked
    coverage.append(audit.coverage)
  }
}

extension ScreenReference {
  /// The path of the file, or of the only file of source.
  fileprivate var file: String? {
    switch self {
    case .named: nil
    case .file(let path): path
    case .source(let source): source.paths.count == 1 ? source.paths.first : nil
    }
  }
}
