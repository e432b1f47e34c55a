import EarshotAudit
import Glibc

/// The files that an audit reads and writes besides its screens.
struct AuditFiles {
  /// What reports depend on besides what was found.
  let options: AuditReportOptions
  private let known: AuditBaseline?
  private let reports: [(format: AuditReportFormat, file: CheckedFile)]
  private let newBaseline: CheckedFile?

  /// Reads what is known, and checks early that the others can be written.
  init(for call: CommandLineArguments) throws(CommandLineError) {
    options = AuditReportOptions(
      failLevel: call.audit.failLevel,
      workspace: getenv("GITHUB_WORKSPACE").map { String(cString: $0) })
    known = try call.audit.baseline.map(Self.baseline)
    newBaseline = try call.audit.newBaseline.map(CheckedFile.init)
    var reports: [(AuditReportFormat, CheckedFile)] = []
    for path in call.reports {
      guard let format = AuditReportFormat(ofFile: path) else { continue }
      reports.append((format, try CheckedFile(path)))
    }
    self.reports = reports
  }

  /// The report, held against what is known, if there is a file of that.
  func comparing(_ report: AuditReport) -> AuditReport {
    known.map(report.compared) ?? report
  }

  /// Writes every file; one that cannot be written does not keep the others, and what is known is not
  /// taken from a report that lacks screens.
  func write(_ report: AuditReport, isWhole: Bool) throws(CommandLineError) {
    var failure: CommandLineError?
    for (format, file) in reports {
      var text = ""
      report.write(as: format, options: options, to: &text)
      do { try file.write(text) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
    guard isWhole else { return }
    let baseline = AuditBaseline(of: report, keeping: known ?? AuditBaseline())
    try newBaseline?.write(String(decoding: baseline.bytes, as: UTF8.self))
  }

  private static func baseline(_ path: String) throws(CommandLineError) -> AuditBaseline {
    do { return try AuditBaseline(contentsOf: path) } catch {
      throw CommandLineError(located: "\(error)")
    }
  }
}
