/// From which severity on a finding fails a run.
///
/// `error` is what holds unless something else is asked for: an error is something that cannot be
/// heard, reached or done, and mostly certain. A warning may be a matter of taste, and a first run
/// over an app that exists should not fail for those.
public enum AuditFailLevel: String, Hashable, Sendable, CaseIterable {
  /// Only what cannot be heard, reached or done.
  case error
  /// What is slower or hard to understand as well.
  case warning
  /// Anything.
  case note
  /// Nothing; the report alone tells.
  case never

  /// Whether a finding of a severity fails a run.
  public func isMet(by severity: AuditSeverity) -> Bool {
    AuditSeverity(rawValue: rawValue).map { severity >= $0 } ?? false
  }
}
