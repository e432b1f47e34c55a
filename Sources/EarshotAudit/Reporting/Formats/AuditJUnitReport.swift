import EarshotReports
import EarshotText

/// A suite for each screen with a case for each rule, in the XML that build servers read.
///
/// It does not tell how long anything took, so that the same findings are the same bytes.
struct AuditJUnitReport {
  private let report: AuditReport
  private let failLevel: AuditFailLevel

  init(_ report: AuditReport, failLevel: AuditFailLevel) {
    self.report = report
    self.failLevel = failLevel
  }

  func write(to output: inout some TextOutputStream) {
    let suites = (report.screens.map { ($0, report.rules) } + files).map { screen, rules in
      (screen, rules.map { testCase($0, screen) })
    }
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    output.write("<testsuites\(counts("earshot audit", suites.flatMap(\.1)))>\n")
    for (screen, cases) in suites {
      output.write("  <testsuite\(counts(screen.name, cases))>\n")
      for testCase in cases { output.write(testCase.text) }
      output.write("  </testsuite>\n")
    }
    output.write("</testsuites>\n")
  }

  /// The files of which something is told that belongs to none of the screens, each with the rules
  /// that tell it.
  private var files: [(AuditReport.Screen, [AuditRuleFacts])] {
    var known = Set(report.screens.map(\.name))
    return report.findings.map(\.screen).filter { known.insert($0).inserted }.map { file in
      let found = Set(report.findings.filter { $0.screen == file }.map(\.rule.id))
      return (
        AuditReport.Screen(name: file, file: file), report.rules.filter { found.contains($0.id) }
      )
    }
  }

  private struct TestCase {
    enum Outcome { case passed, failed, skipped }

    let outcome: Outcome
    let text: String
  }

  private func counts(_ name: String, _ cases: [TestCase]) -> String {
    XMLText.attributes([
      ("name", name.isEmpty ? "audit" : name), ("tests", "\(cases.count)"),
      ("failures", "\(cases.count { $0.outcome == .failed })"), ("errors", "0"),
      ("skipped", "\(cases.count { $0.outcome == .skipped })"),
    ])
  }

  private func testCase(_ rule: AuditRuleFacts, _ screen: AuditReport.Screen) -> TestCase {
    let findings = report.findings.filter { $0.rule.id == rule.id && $0.screen == screen.name }
    let failing = findings.filter {
      failLevel.isMet(by: $0.severity) && report.state(of: $0) != .unchanged
    }
    let others = findings.filter { !failing.contains($0) }
    let lacks = report.notChecked.filter { $0.rule == rule.id && $0.screen == screen.name }
      .map(\.need.lack)
    let outcome: TestCase.Outcome =
      !failing.isEmpty ? .failed : !lacks.isEmpty && findings.isEmpty ? .skipped : .passed
    let content = [
      outcome == .failed ? failure(failing) : nil,
      outcome == .skipped ? skipped(lacks) : nil,
      others.isEmpty ? nil : "      <system-out>\(content(of: others))</system-out>\n",
    ].compactMap(\.self).joined()
    return TestCase(outcome: outcome, text: element(rule, screen, failing.first, content))
  }

  private func element(
    _ rule: AuditRuleFacts, _ screen: AuditReport.Screen, _ finding: AuditFinding?,
    _ content: String
  ) -> String {
    let place = finding?.place.map { [("file", $0.file), ("line", "\($0.line)")] }
    let file = screen.file.map { [("file", $0)] }
    let attributes = XMLText.attributes(
      [("name", rule.id), ("classname", screen.name)] + (place ?? file ?? []))
    return content.isEmpty
      ? "    <testcase\(attributes)/>\n"
      : "    <testcase\(attributes)>\n\(content)    </testcase>\n"
  }

  private func failure(_ findings: [AuditFinding]) -> String {
    let groups = FindingGroup.groups(of: findings)
    let message = groups.map { FindingText($0).message }.joined(separator: "; ")
    let type = findings.map(\.severity).max()?.rawValue ?? ""
    let attributes = XMLText.attributes([("message", message), ("type", type)])
    return "      <failure\(attributes)>\(content(of: findings))</failure>\n"
  }

  private func skipped(_ lacks: [String]) -> String {
    let message = "not checked: \(lacks.joined(separator: ", "))"
    return "      <skipped\(XMLText.attributes([("message", message)]))/>\n"
  }

  private func content(of findings: [AuditFinding]) -> String {
    XMLText.content(
      TellingOrder(findings).items.map { AuditTextReport.lines(about: $0) }
        .map { $0.joined(separator: "\n") }.joined(separator: "\n"))
  }
}
