import EarshotAudit

/// A finding that a test allows, and why.
public struct AllowedFinding: Hashable, Sendable {
  /// The name of the rule.
  public let rule: String
  /// Words that are said of the element; nil for every element.
  public let words: String?
  /// Why it is allowed.
  public let reason: String

  /// Allows findings of a rule: all of them, or those at elements of which these words are said.
  public init(_ rule: String, at words: String? = nil, because reason: String) {
    self.rule = rule
    self.words = words
    self.reason = reason
  }

  var suppression: Suppression {
    get throws(SuppressionError) {
      try Suppression(
        rule: rule, matching: words.map(Suppression.Scope.words) ?? .everything, reason: reason)
    }
  }
}
