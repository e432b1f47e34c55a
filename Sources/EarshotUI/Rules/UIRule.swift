import EarshotTree

/// A decision of this layer about what is exposed.
///
/// The rules stand in one file a topic, each with its sentence and its ground, so that somebody with
/// a device can go through them. A rule is an object, because every element carries those that
/// shaped it.
final class UIRule: Sendable {
  /// The rule as everyone is told of it.
  let rule: AccessibilityRule

  init(_ id: String, _ statement: String, _ evidence: AccessibilityRule.Evidence) {
    rule = AccessibilityRule(id: id, statement: statement, evidence: evidence)
  }

  /// Every rule, by topic.
  static let all =
    viewsRules + combineRules + modifiersRules + touchesRules + accessibilityRules + motionRules
    + appearanceRules + containersRules + presentationsRules + focusRules + controlsRules
    + searchRules + acceptedRules + chartsRules + wordsRules
}

extension UIRule: Hashable {
  static func == (left: UIRule, right: UIRule) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
