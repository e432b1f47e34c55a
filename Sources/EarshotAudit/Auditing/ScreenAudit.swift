import EarshotTree

/// What came of the audit of one screen.
public struct ScreenAudit: Hashable, Sendable {
  /// Everything that was done and met.
  public let exploration: Exploration
  /// What was found, the worst first; fingerprints are given to the findings of all screens at once.
  public let findings: [AuditFinding]
  /// The rules that could not be asked, with what they would have to know.
  public let notChecked: [AuditReport.NotChecked]
  /// How much of the screen was seen.
  public let coverage: AuditCoverage
}

extension ScreenAudit {
  /// The view types of the app that were drawn; nil where nobody can tell.
  public var drawnViews: Set<String>? {
    let drawn = exploration.states.compactMap(\.drawn)
    return drawn.isEmpty ? nil : Set(drawn.flatMap(\.parts).compactMap(\.view))
  }
}
