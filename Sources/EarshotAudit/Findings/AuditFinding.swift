import EarshotTree

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
  public internal(set) var fingerprint: String
  /// The label of the element, without value and traits; nil where there is none.
  public let label: String?
  /// The name that developers gave the element for tests; nil where there is none.
  public let identifier: String?
  /// Where in the source it is; nil where that is not known.
  public let place: SourcePlace?
  /// Where on the screen it is, such as `stop 3 of 12, after “Cancel”`; nil where its own words tell,
  /// and where it is about the whole screen.
  public let whereabouts: String?

  /// Tells of a finding; `withFingerprints()` gives a list of them their fingerprints.
  public init(
    rule: AuditRuleFacts, problem: AuditProblem, screen: String, heard: String? = nil,
    view: String? = nil, traces: [String] = [], commands: [String] = [], fingerprint: String = "",
    label: String? = nil, identifier: String? = nil, place: SourcePlace? = nil,
    whereabouts: String? = nil
  ) {
    self.rule = rule
    self.problem = problem
    self.screen = screen
    self.heard = heard
    self.view = view
    self.traces = traces
    self.commands = commands
    self.fingerprint = fingerprint
    self.label = label
    self.identifier = identifier
    self.place = place
    self.whereabouts = whereabouts
  }

  /// The element or the part that is drawn that it is about; nil where it is the whole screen.
  var subject: String? { (problem.element ?? problem.part)?.rawValue }

  /// How much it stands in somebody's way.
  public var severity: AuditSeverity { problem.severity ?? rule.severity }

  /// How sure it is.
  public var confidence: AuditConfidence { problem.confidence ?? rule.confidence }

  /// What to change.
  public var remedy: String { problem.remedy ?? rule.remedy }
}
