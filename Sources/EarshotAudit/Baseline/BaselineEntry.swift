/// A finding that is known, with enough words that a person knows it as well.
public struct BaselineEntry: Hashable, Sendable {
  /// What tells the finding again.
  public var fingerprint: String
  /// The name of the rule.
  public var rule: String
  /// The screen, as it was named in the call.
  public var screen: String
  /// What is said of the element; nil where there is none.
  public var heard: String?
  /// What a person meets.
  public var message: String

  /// Tells of a finding that is known.
  public init(
    fingerprint: String, rule: String, screen: String, heard: String? = nil, message: String
  ) {
    self.fingerprint = fingerprint
    self.rule = rule
    self.screen = screen
    self.heard = heard
    self.message = message
  }

  init(_ finding: AuditFinding) {
    self.init(
      fingerprint: finding.fingerprint, rule: finding.rule.id, screen: finding.screen,
      heard: finding.heard, message: finding.problem.message)
  }

  /// By screen, then by rule, so that a change of a file is read screen by screen.
  var order: [String] { [screen, rule, fingerprint] }
}
