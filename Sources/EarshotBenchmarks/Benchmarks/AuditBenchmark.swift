import EarshotAudit
import EarshotScenarios
import EarshotScreens

/// How long the audit of the screens takes that come with Earshot.
struct AuditBenchmark: Benchmark {
  let name = "audit"
  let summary = "Auditing each screen that comes with Earshot, by every rule."

  func run(reporting report: inout Report) throws {
    var total = Duration.zero
    for name in ScreenCatalog.names {
      var findings = 0
      var steps = 0
      let cost = try Measurement.time {
        let audit = try audit(name)
        (findings, steps) = (audit.findings.count, audit.coverage.steps)
      }
      total += cost
      report.say(
        "\(name): \(Figure.grouped(steps)) steps, \(findings) findings, \(Figure.words(cost))")
    }
    report.say("all screens", costs: total)
    report.require("at most 5 seconds", isMet: total <= .seconds(5))
  }

  private func audit(_ name: String) throws -> ScreenAudit {
    let screen = ScreenReference(name)
    return try ScreenAuditor(of: name) { () throws(ScreenError) in
      try OpenScreen(opening: screen)
    }.audit()
  }
}
