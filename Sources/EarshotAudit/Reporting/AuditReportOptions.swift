/// What a report depends on besides what was found.
public struct AuditReportOptions: Hashable, Sendable {
  /// From which severity on a finding fails the run.
  public var failLevel: AuditFailLevel
  /// The folder from which a code host knows the paths of files; nil for the one of the run.
  public var workspace: String?

  /// Chooses; what is left out is as it is without options.
  public init(failLevel: AuditFailLevel = .error, workspace: String? = nil) {
    self.failLevel = failLevel
    self.workspace = workspace
  }
}
