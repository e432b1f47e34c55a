import EarshotAudit
import EarshotFiles
import Glibc

/// The files that an audit reads and writes besides its screens.
struct AuditFiles {
  /// What reports depend on besides what was found.
  let options: AuditReportOptions
  private let known: AuditBaseline?
  private let reports: [(path: String, format: AuditReportFormat, file: AtomicFile)]
  private let newBaseline: String?

  /// Reads what is known, and checks early that the others can be written.
  init(for call: CommandLineArguments) throws(CommandLineError) {
    options = AuditReportOptions(
      failLevel: call.audit.failLevel,
      workspace: getenv("GITHUB_WORKSPACE").map { String(cString: $0) })
    known = try call.audit.baseline.map(Self.baseline)
    newBaseline = call.audit.newBaseline
    var reports: [(String, AuditReportFormat, AtomicFile)] = []
    for path in call.reports {
      guard let format = AuditReportFormat(ofFile: path) else { continue }
      reports.append((path, format, try Self.destination(path)))
    }
    self.reports = reports
    if let newBaseline { _ = try Self.destination(newBaseline) }
  }

  /// The report, held against what is known, if there is a file of that.
  func comparing(_ report: AuditReport) -> AuditReport {
    known.map(report.compared) ?? report
  }

  /// Writes every file; one that cannot be written does not keep the others.
  func write(_ report: AuditReport) throws(CommandLineError) {
    var failure: CommandLineError?
    for (path, format, file) in reports {
      var text = ""
      report.write(as: format, options: options, to: &text)
      do { try file.write(Array(text.utf8)) } catch {
        failure = failure ?? Self.unwritten(path, error)
      }
    }
    if let failure { throw failure }
    guard let newBaseline else { return }
    do {
      try AuditBaseline(of: report, keeping: known ?? AuditBaseline()).write(to: newBaseline)
    } catch {
      throw CommandLineError(located: "\(error)")
    }
  }

  private static func baseline(_ path: String) throws(CommandLineError) -> AuditBaseline {
    do { return try AuditBaseline(contentsOf: path) } catch {
      throw CommandLineError(located: "\(error)")
    }
  }

  private static func destination(_ path: String) throws(CommandLineError) -> AtomicFile {
    do throws(FileFailure) {
      let file = try AtomicFile(replacing: path)
      try file.check()
      return file
    } catch {
      throw unwritten(path, error)
    }
  }

  private static func unwritten(_ path: String, _ failure: FileFailure) -> CommandLineError {
    CommandLineError(located: "\(path): error: cannot be written: \(failure.reason)")
  }
}
