public import EarshotTree

/// What a rule found, before it is known where in the source it is and how to get there.
public struct AuditProblem: Hashable, Sendable {
  /// The element or container that it is about; nil where it is about the whole screen.
  public var element: AccessibilityElement.ID?
  /// The part that is drawn and that it is about, where no element stands for it.
  public var part: DrawnPart.ID?
  /// What a person meets here, in a sentence without a capital and without a full stop, such as
  /// `heard only as "button"`.
  public var message: String
  /// What to change here, where the rule's own remedy can be put more exactly.
  public var remedy: String?
  /// How much this stands in somebody's way; nil for what the rule says.
  public var severity: AuditSeverity?
  /// How sure this is; nil for what the rule says.
  public var confidence: AuditConfidence?
  /// In an exploration, the steps after which it shows, as indices of `Exploration.steps`.
  public var steps: [Int]
  /// Whether its words are others the next time, so that it has to be known by its place.
  public var isAboutChance = false
  /// Whether the app is gone or does not answer any more then, so that nobody can go on.
  public var endsApp = false

  /// What of the element or the part it is about.
  var aspect = Aspect.itself

  /// Tells of a problem.
  public init(
    element: AccessibilityElement.ID? = nil, part: DrawnPart.ID? = nil, _ message: String,
    remedy: String? = nil, severity: AuditSeverity? = nil, confidence: AuditConfidence? = nil,
    steps: [Int] = []
  ) {
    self.element = element
    self.part = part
    self.message = message
    self.remedy = remedy
    self.severity = severity
    self.confidence = confidence
    self.steps = steps
  }
}

extension AuditProblem {
  /// What of an element or a part a problem is about, which tells where in the source it belongs.
  enum Aspect: Hashable, Sendable {
    /// The thing itself, with its words or what it does.
    case itself
    /// The row in which it stands, of which it is the first.
    case row
    /// How it is for a while, so that it is seen more likely than heard.
    case moment
  }

  /// The same about something else of the element.
  func about(_ aspect: Aspect) -> AuditProblem {
    var problem = self
    problem.aspect = aspect
    return problem
  }
}
