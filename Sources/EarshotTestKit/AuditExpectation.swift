package import EarshotAudit
import EarshotScenarios
import EarshotScreens
import EarshotText
package import EarshotUI

/// What a test expects of the audit of a view.
@MainActor
package struct AuditExpectation {
  package let failLevel: AuditFailLevel
  /// The types that are looked for; nil for every rule.
  package let types: [AuditType]?
  /// The rules that are asked; empty for all.
  package let included: [String]
  /// The rules that are not asked.
  package let excluded: [String]
  /// What is allowed, with reasons.
  package let allowed: [AllowedFinding]

  /// Collects what is expected.
  package init(
    failLevel: AuditFailLevel, types: [AuditType]?, included: [String], excluded: [String],
    allowed: [AllowedFinding]
  ) {
    self.failLevel = failLevel
    self.types = types
    self.included = included
    self.excluded = excluded
    self.allowed = allowed
  }

  /// Audits what a closure shows anew each time, and yields what is wrong, or nil.
  package func failure<Content: View>(
    on view: @escaping @MainActor () -> Content, named name: String
  ) -> String? {
    do throws(ExpectationFailure) {
      let rules = try rules()
      let audit = try audit(view, named: name, by: rules)
      let report = try report(audit, by: rules)
      try checkThatSomethingWasAsked(of: report)
      return report.fails(at: failLevel) ? text(of: report) : nil
    } catch {
      return error.sentence
    }
  }

  /// Why a test fails that could not be carried out.
  private struct ExpectationFailure: Error {
    let sentence: String
  }

  private func rules() throws(ExpectationFailure) -> [any AuditRule.Type] {
    let names = AuditRules.facts.map(\.id)
    for rule in included + excluded + allowed.map(\.rule) where !names.contains(rule) {
      throw ExpectationFailure(
        sentence: "no rule of the audit is called \(PrintableText.quoting(rule))"
          + NearestName.suggestion(for: rule, among: names))
    }
    if let lack = types?.lazy.compactMap(\.lack).first { throw ExpectationFailure(sentence: lack) }
    let ofTypes = types.map { Set($0.flatMap(\.rules)) }
    return AuditRules.all.filter { rule in
      let id = rule.facts.id
      let isMeant = ofTypes?.contains(id) ?? true
      return isMeant && (included.isEmpty || included.contains(id)) && !excluded.contains(id)
    }
  }

  private func audit<Content: View>(
    _ view: @escaping @MainActor () -> Content, named name: String, by rules: [any AuditRule.Type]
  ) throws(ExpectationFailure) -> ScreenAudit {
    var auditor = ScreenAuditor(of: name) { () throws(ScreenError) in OpenScreen(view()) }
    auditor.rules = rules
    do { return try auditor.audit() } catch { throw ExpectationFailure(sentence: "\(error)") }
  }

  private func report(
    _ audit: ScreenAudit, by rules: [any AuditRule.Type]
  ) throws(ExpectationFailure) -> AuditReport {
    let report = AuditReport(
      screens: [AuditReport.Screen(name: audit.coverage.screen)], rules: rules.map { $0.facts },
      findings: audit.findings.withFingerprints(), notChecked: audit.notChecked)
    var suppressions: [Suppression] = []
    for finding in allowed {
      do { suppressions.append(try finding.suppression) } catch {
        throw ExpectationFailure(sentence: "\(error)")
      }
    }
    return report.suppressing(suppressions)
  }

  /// What was asked for by its type and could not be told is not a pass.
  private func checkThatSomethingWasAsked(of report: AuditReport) throws(ExpectationFailure) {
    guard types != nil || !included.isEmpty else { return }
    let unasked = Dictionary(grouping: report.notChecked, by: \.rule)
    guard !report.rules.isEmpty, !report.rules.allSatisfy({ unasked[$0.id] != nil }) else {
      let lacks = report.notChecked.map { "\($0.rule): not checked: \($0.need.lack)" }
      throw ExpectationFailure(
        sentence: lacks.isEmpty ? "no rule is left to ask" : lacks.joined(separator: "\n"))
    }
  }

  /// The findings that fail the test, as a report tells them.
  private func text(of report: AuditReport) -> String {
    var failing = report
    failing.findings = report.newFindings.filter { failLevel.isMet(by: $0.severity) }
    failing.notChecked = []
    failing.coverage = []
    var text = ""
    failing.write(as: .text, to: &text)
    return text
  }
}
