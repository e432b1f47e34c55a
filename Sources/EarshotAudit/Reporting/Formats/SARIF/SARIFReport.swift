import EarshotJSON
import EarshotReports

/// Findings in the form of SARIF 2.1.0, which code hosts show at the lines of a change.
struct SARIFReport {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  private let report: AuditReport
  private let workspace: WorkspacePath
  private let places: [String: Int]
  private let writer = JSONWriter()

  init(_ report: AuditReport, workspace: String?) {
    self.report = report
    self.workspace = WorkspacePath(root: workspace)
    places = Dictionary(
      report.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func write(to output: inout some TextOutputStream) {
    writer.object {
      writer.key("$schema").string(Self.schema)
      writer.key("version").string("2.1.0")
      writer.key("runs").array { writer.object { writeRun() } }
    }
    output.write(String(decoding: writer.finish(), as: UTF8.self))
  }

  private func writeRun() {
    writer.key("tool").object { writer.key("driver").object { writeDriver() } }
    writer.key("invocations").array { writer.object { writeInvocation() } }
    writer.key("columnKind").string("utf16CodeUnits")
    writer.key("results").array {
      for finding in report.ordered(report.findings) { write(finding, allowedBy: nil) }
      for one in report.suppressed { write(one.finding, allowedBy: one.suppression) }
    }
    writer.key("properties").object { writeProperties() }
  }

  private func writeDriver() {
    writer.key("name").string("Earshot")
    if let version = report.version { writer.key("version").string(version) }
    writer.key("rules").array {
      for rule in report.rules { SARIFRule(rule).write(to: writer) }
    }
  }

  /// The run went well, and what it could not look for is told.
  private func writeInvocation() {
    let summary = AuditSummary(report)
    writer.key("executionSuccessful").boolean(true)
    let messages = summary.gaps + [summary.absence].compactMap(\.self)
    guard !messages.isEmpty else { return }
    writer.key("toolExecutionNotifications").array {
      for message in messages {
        writer.object {
          writer.key("level").string("note")
          writer.key("message").object(layout: .inline) { writer.key("text").string(message) }
        }
      }
    }
  }

  private func writeProperties() {
    writer.key("screens").array(layout: .inline) {
      for screen in report.screens { writer.string(screen.name) }
    }
    writer.key("coverage").array {
      for coverage in report.coverage {
        writer.object(layout: .inline) {
          writer.key("screen").string(coverage.screen)
          writer.key("states").integer(coverage.states)
          writer.key("steps").integer(coverage.steps)
          writer.key("stops").integer(coverage.stops)
        }
      }
    }
  }

  private func write(_ finding: AuditFinding, allowedBy suppression: Suppression?) {
    let screen = report.screens.first { $0.name == finding.screen }
    SARIFResult(
      finding: finding, ruleIndex: places[finding.rule.id], screenFile: screen?.file,
      suppression: suppression, state: report.state(of: finding), workspace: workspace
    ).write(to: writer)
  }
}
