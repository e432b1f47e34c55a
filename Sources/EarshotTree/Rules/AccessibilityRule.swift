/// A decision about what is exposed or said, with its ground.
public struct AccessibilityRule: Identifiable, Hashable, Sendable {
  /// On what ground a rule stands.
  public enum Evidence: String, Hashable, Sendable, CaseIterable {
    /// Apple documents it.
    case documented
    /// It is seen in reference images made on a simulator.
    case referenceImage = "reference image"
    /// Somebody heard it on a device.
    case deviceReport = "device report"
    /// Nobody has shown it; this project assumes it.
    case assumption
    /// This project decided it; VoiceOver has nothing of the kind.
    case decision
  }

  /// The name of the rule, such as `combine.values`.
  public let id: String
  /// What the rule says, in one sentence.
  public let statement: String
  /// On what ground the rule stands.
  public let evidence: Evidence

  /// States a rule.
  public init(id: String, statement: String, evidence: Evidence) {
    self.id = id
    self.statement = statement
    self.evidence = evidence
  }
}
