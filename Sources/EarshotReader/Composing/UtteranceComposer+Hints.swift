import EarshotTree

extension UtteranceComposer {
  /// What is said after a pause.
  func afterPause(_ element: AccessibilityElement, isCell: Bool) -> [Decision] {
    hints(of: element, isCell: isCell) + actionsAvailable(on: element) + moreContent(of: element)
  }

  private func hints(of element: AccessibilityElement, isCell: Bool) -> [Decision] {
    let hints = ownHint(of: element, isCell: isCell) + defaultHints(of: element)
    guard settings[.hints] || hints.isEmpty else { return [Decision(ReaderRules.hintsOff)] }
    return hints
  }

  private func ownHint(of element: AccessibilityElement, isCell: Bool) -> [Decision] {
    guard let hint = element.audibleHint, !isNamedByHint(element, isCell: isCell)
    else { return [] }
    return [Decision(ReaderRules.hint, says: .hint(hint))]
  }

  private func defaultHints(of element: AccessibilityElement) -> [Decision] {
    let traits = element.traits
    let kinds: AccessibilityTraits = [.switchButton, .textEntry, .adjustable]
    guard !traits.isDisjoint(with: kinds) else { return [] }
    guard !traits.contains(.notEnabled) else { return [Decision(ReaderRules.noHintWhenDimmed)] }
    return hintOfSwitch(traits) + hintsOfTextField(traits) + hintOfAdjustable(element)
  }

  private func hintOfSwitch(_ traits: AccessibilityTraits) -> [Decision] {
    guard traits.contains(.switchButton) else { return [] }
    return [Decision(ReaderRules.hintOfSwitch, says: .defaultHint(.toggle))]
  }

  private func hintsOfTextField(_ traits: AccessibilityTraits) -> [Decision] {
    guard traits.contains(.textEntry) else { return [] }
    let hints: [DefaultHint] =
      if traits.contains(.isEditing) {
        [.misspelledWords]
      } else if traits.contains(.textArea) {
        [.edit, .misspelledWords]
      } else {
        [.edit]
      }
    return hints.map { Decision(ReaderRules.hintOfTextField, says: .defaultHint($0)) }
  }

  /// An element that is said by its hint alone is left at that.
  private func hintOfAdjustable(_ element: AccessibilityElement) -> [Decision] {
    guard element.traits.contains(.adjustable), !element.traits.contains(.switchButton)
    else { return [] }
    let isHintOnly =
      element.audibleHint != nil && element.audibleLabel == nil && element.audibleValue == nil
    guard !isHintOnly else { return [] }
    return [Decision(ReaderRules.hintOfAdjustable, says: .defaultHint(.adjust))]
  }

  private func actionsAvailable(on element: AccessibilityElement) -> [Decision] {
    guard !element.customActions.isEmpty else { return [] }
    return [
      settings.decision(to: .actionsAvailable, by: ReaderRules.actionsAvailable, as: .actions)
    ]
  }

  private func moreContent(of element: AccessibilityElement) -> [Decision] {
    guard element.customContent.contains(where: { $0.importance == .default }) else { return [] }
    return [
      settings.decision(
        to: .moreContentAvailable, by: ReaderRules.moreContent, as: .customContent)
    ]
  }
}
