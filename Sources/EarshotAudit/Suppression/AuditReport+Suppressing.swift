extension AuditReport {
  /// The same report, in which what is allowed stands apart, and what is allowed in vain is a note.
  ///
  /// Whether something is allowed in vain cannot be told of a rule that did not run everywhere, nor
  /// of code that no screen has drawn.
  public func suppressing(_ suppressions: [Suppression]) -> AuditReport {
    var report = self
    var used: Set<Int> = []
    report.findings = findings.filter { finding in
      guard let index = suppressions.firstIndex(where: { $0.allows(finding) }) else { return true }
      used.formUnion(suppressions.indices.filter { suppressions[$0].allows(finding) })
      report.suppressed.append(Suppressed(finding, by: suppressions[index]))
      return false
    }
    let unused = suppressions.indices.filter { !used.contains($0) }.map { suppressions[$0] }
    report.report(unused.filter(isJudged))
    return report
  }

  /// Adds a note for each, with a fingerprint of its own.
  private mutating func report(_ unused: [Suppression]) {
    guard !unused.isEmpty else { return }
    let screen = screens.first?.name ?? ""
    findings += unused.map { UnusedSuppression.finding($0, screen: screen) }.withFingerprints()
    rules.append(UnusedSuppression.facts)
  }

  private func isJudged(_ suppression: Suppression) -> Bool {
    guard isDrawn(suppression.scope) else { return false }
    guard let screen = suppression.screen else {
      return isKnown(suppression.rule) && !notChecked.contains { $0.rule == suppression.rule }
    }
    guard screens.contains(where: { $0.name == screen }) else { return false }
    return isKnown(suppression.rule)
      && !notChecked.contains { $0.rule == suppression.rule && $0.screen == screen }
  }

  /// Whether code that something is allowed in was drawn, or may have been.
  private func isDrawn(_ scope: Suppression.Scope) -> Bool {
    guard case .code(let code) = scope, code.view != nil else { return true }
    return screens.contains { $0.views?.contains(where: code.isView) ?? true }
  }

  /// Whether a rule ran, or is none.
  private func isKnown(_ rule: String) -> Bool {
    rules.contains { $0.id == rule } || AuditRules.rule(named: rule) == nil
  }
}
