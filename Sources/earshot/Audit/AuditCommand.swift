import EarshotAudit
import EarshotScenarios

/// What came of looking screens over, as it is reported: no code of a screen runs here.
struct AuditCommand {
  private let call: CommandLineArguments
  private let files: AuditFiles
  private let transcripts: CheckedFolder?

  /// Checks early that there is something to ask and that everything can be written.
  init(call: CommandLineArguments) throws(CommandLineError) {
    guard !call.rules.isEmpty else {
      let asked = call.command == .explore ? ", among those of 'earshot rules behaviour'" : ""
      throw CommandLineError("no rule is left to ask\(asked); look at '--only' and '--except'")
    }
    self.call = call
    files = try AuditFiles(for: call)
    transcripts = try call.audit.transcripts.map(CheckedFolder.init)
  }

  /// Prints the report, writes the files that are asked for, and fails where a finding is severe
  /// enough; a screen that could not be opened is told of, and keeps no other from being reported.
  func tell(
    _ journal: AuditJournal, printingTo output: inout some TextOutputStream,
    errorsTo errors: inout some TextOutputStream
  ) throws(CommandLineError) -> ExitStatus {
    let targets = AuditedTargets(of: call, knowing: journal).all
    let refusals = targets.indices.compactMap(journal.refusal)
    guard refusals.count < targets.count else {
      throw CommandLineError(lines: refusals.joined(separator: "\n"))
    }
    let report = try report(on: targets, by: journal)
    report.write(as: call.audit.format, options: files.options, to: &output)
    try write(targets.indices.flatMap(journal.transcripts))
    try files.write(report, isWhole: refusals.isEmpty)
    guard refusals.isEmpty else {
      for refusal in refusals { errors.write("\(refusal)\n") }
      return .invalid
    }
    return report.fails(at: call.audit.failLevel) ? .finding : .success
  }

  private func report(
    on targets: [AuditTarget], by journal: AuditJournal
  ) throws(CommandLineError) -> AuditReport {
    let source = try AuditedSource(of: call)
    var report = AuditReport(
      version: EarshotVersion.current, screens: [], rules: call.rules.map { $0.facts })
    for (number, target) in targets.enumerated() where journal.refusal(ofScreen: number) == nil {
      guard let screen = journal.report(onScreen: number) else {
        throw CommandLineError("what was found in '\(target.screen)' got lost on the way")
      }
      report.add(screen, of: target)
    }
    report.findings = report.findings.withFingerprints()
    let suppressions = source.suppressions + targets.flatMap(\.suppressions)
    return files.comparing(report.suppressing(suppressions))
  }

  /// The names of files come from where code of others ran, and lead out of the folder nowhere.
  private func write(_ written: [AuditJournal.WrittenTranscript]) throws(CommandLineError) {
    guard let transcripts else { return }
    for transcript in written where !transcript.file.contains("/") {
      try transcripts.write(transcript.text, to: transcript.file)
    }
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
