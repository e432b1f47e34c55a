import EarshotTree

extension UtteranceComposer {
  /// What is said when the element under the cursor became another; nil when nothing that is
  /// spoken differs.
  func change(
    from old: AccessibilityElement, to new: AccessibilityElement, isTab: Bool,
    because reasons: [AccessibilityRule]
  ) -> Utterance? {
    let before = description(of: old, isTab: isTab)
    let after = description(of: new, isTab: isTab)
    guard let decisions = difference(from: before, to: after) else { return nil }
    return Utterance(.change, about: new, deciding: reasons.map { Decision($0) } + decisions)
  }

  private func difference(from before: [Decision], to after: [Decision]) -> [Decision]? {
    let added = after.filter { !before.says($0.segment) }
    if added.contains(where: \.isLabel) {
      return [Decision(ReaderRules.changedLabel)]
        + after.filter { $0.isLabel || $0.isValue || !before.says($0.segment) }
    }
    if !added.isEmpty { return added }
    let isSomethingLost = before.contains { !after.says($0.segment) }
    return isSomethingLost ? [Decision(ReaderRules.changeLost)] + after.filter(\.isLabel) : nil
  }
}

extension [Decision] {
  /// Whether a part is among what is said; nothing always is.
  fileprivate func says(_ segment: Utterance.Segment?) -> Bool {
    segment == nil || contains { $0.segment == segment }
  }
}

extension Decision {
  fileprivate var isLabel: Bool {
    if case .label = segment { true } else { false }
  }

  fileprivate var isValue: Bool {
    if case .value = segment { true } else { false }
  }
}
