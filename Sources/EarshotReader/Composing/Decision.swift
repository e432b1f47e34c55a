import EarshotText
import EarshotTree

/// A rule that applied, and what it adds to an utterance; a rule that silences something adds
/// nothing.
struct Decision {
  let rule: AccessibilityRule
  let segment: Utterance.Segment?

  init(_ rule: AccessibilityRule, says segment: Utterance.Segment? = nil) {
    self.rule = rule
    self.segment = segment
  }
}

extension Utterance {
  /// Creates an utterance from what was decided, in order.
  init(_ kind: Kind, about element: AccessibilityElement? = nil, deciding decisions: [Decision]) {
    var rules: [AccessibilityRule] = []
    for decision in decisions where !rules.contains(decision.rule) { rules.append(decision.rule) }
    self.init(
      kind, about: element?.id, language: element?.language,
      segments: decisions.compactMap(\.segment).filter { !$0.isInaudible },
      keepsEmoji: element?.isControl == true || decisions.contains { $0.segment == .trait(.tab) },
      rules: rules)
  }
}
