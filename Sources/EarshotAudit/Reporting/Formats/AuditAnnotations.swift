import EarshotReports

/// Remarks that GitHub Actions shows, one for all new findings that say the same of a screen.
struct AuditAnnotations {
  private let report: AuditReport
  private let workspace: WorkspacePath

  init(_ report: AuditReport, workspace: String?) {
    self.report = report
    self.workspace = WorkspacePath(root: workspace)
  }

  func write(to output: inout some TextOutputStream) {
    // GitHub shows no more than ten of a kind, so that the worst of all screens come first.
    let findings = report.ordered(report.newFindings)
    for severity in AuditSeverity.allCases.reversed() {
      for group in FindingGroup.groups(of: findings.filter { $0.severity == severity }) {
        output.write(annotation(of: group).command)
      }
    }
  }

  private func annotation(of group: FindingGroup) -> GitHubAnnotation {
    let lines = AuditTextReport.lines(about: group)
    return GitHubAnnotation(
      group.first.severity.annotationLevel, at: place(of: group), title: group.first.rule.id,
      message: lines.joined(separator: "\n"))
  }

  /// The first place that is known, or else the file of the screen.
  private func place(of group: FindingGroup) -> GitHubAnnotation.Place? {
    if let place = group.findings.lazy.compactMap(\.place).first {
      return GitHubAnnotation.Place(
        file: workspace.path(of: place.file), line: place.line, column: place.utf16Column)
    }
    let screen = report.screens.first { $0.name == group.first.screen }
    return (screen?.file).map { GitHubAnnotation.Place(file: workspace.path(of: $0)) }
  }
}

extension AuditSeverity {
  fileprivate var annotationLevel: GitHubAnnotation.Level {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .notice
    }
  }
}
