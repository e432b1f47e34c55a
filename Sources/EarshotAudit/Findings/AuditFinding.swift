/// Something that a person would stumble over, with all that is known about it.
public struct AuditFinding: Hashable, Sendable {
  /// The rule that found it.
  public let rule: AuditRuleFacts
  /// What was found.
  public let problem: AuditProblem
  /// The screen, as it was named in the call.
  public let screen: String
  /// What is said of the element, so that somebody can find it by ear; nil where there is none.
  public let heard: String?
  /// The view type of the app in which it is written, where that is known.
  public let view: String?
  /// Words or names of pictures in the source by which the place can be found, the best first.
  public let traces: [String]
  /// The commands that lead from the opened screen to where it shows; none where it shows at once.
  public let commands: [String]
  /// The same finding has the same fingerprint tomorrow, whatever else is on the screen.
  public let fingerprint: String

  /// How much it stands in somebody's way.
  public var severity: AuditSeverity { problem.severity ?? rule.severity }

  /// How sure it is.
  public var confidence: AuditConfidence { problem.confidence ?? rule.confidence }

  /// What to change.
  public var remedy: String { problem.remedy ?? rule.remedy }
}
