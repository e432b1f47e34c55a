/// What a rule is called, what it means to a person, and how its findings are put right.
public struct AuditRuleFacts: Identifiable, Hashable, Sendable {
  /// The name of the rule, in lower case with hyphens, such as `missing-label`.
  public let id: String
  /// What is wrong, as the title of the rule's documentation.
  public let title: String
  /// What a person who listens meets, in one or two sentences.
  public let meets: String
  /// What to change, as a request.
  public let remedy: String
  /// How much a finding stands in somebody's way, unless it says otherwise itself.
  public let severity: AuditSeverity
  /// How sure a finding is, unless it says otherwise itself.
  public let confidence: AuditConfidence
  /// What the rule assumes; nil where it assumes nothing.
  public let assumption: String?
  /// The criteria that a finding fails.
  public let criteria: [WCAGCriterion]
  /// What has to be known of a screen.
  public let needs: Set<AuditNeed>
  /// The languages, as BCP 47 tags without regions, of which it knows words; nil where it looks at no
  /// words, or at what is the same in any language.
  public let languages: Set<String>?
  /// A screen on which the rule finds something.
  public let bad: AuditExample
  /// The same, put right.
  public let good: AuditExample

  /// States the facts of a rule.
  public init(
    id: String, title: String, meets: String, remedy: String, severity: AuditSeverity,
    confidence: AuditConfidence = .certain, assumption: String? = nil,
    criteria: [WCAGCriterion] = [], needs: Set<AuditNeed> = [],
    languages: Set<String>? = nil, bad: AuditExample, good: AuditExample
  ) {
    self.id = id
    self.title = title
    self.meets = meets
    self.remedy = remedy
    self.severity = severity
    self.confidence = confidence
    self.assumption = assumption
    self.criteria = criteria
    self.needs = needs
    self.languages = languages
    self.bad = bad
    self.good = good
  }
}
