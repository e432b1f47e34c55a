import EarshotTree

extension UtteranceComposer {
  /// The words for the traits, in the order in which they are said.
  func traits(of element: AccessibilityElement, isTab: Bool) -> [Decision] {
    let traits = element.traits
    let isTextEntry = traits.contains(.textEntry)
    let isSearch = traits.contains(.searchField)
    let isEditing = traits.contains(.isEditing)
    return [
      word(.dimmed, ReaderRules.dimmed, if: traits.contains(.notEnabled)),
      button(traits, isTab: isTab),
      word(.popUpButton, ReaderRules.popUpButton, if: traits.contains(.popUpButton)),
      word(.backButton, ReaderRules.backButton, if: traits.contains(.backButton)),
      switchKind(traits),
      switchState(of: element),
      word(.tab, ReaderRules.tab, if: isTab || traits.contains(.tabBarItem)),
      word(textField(traits), ReaderRules.textField, if: isTextEntry),
      word(.isEditing, ReaderRules.isEditing, if: isTextEntry && isEditing),
      insertionPoint(of: element),
      heading(element),
      link(traits),
      word(.pickerItem, ReaderRules.pickerItem, if: traits.contains(.pickerItem)),
      word(.adjustable, ReaderRules.adjustable, if: traits.contains(.adjustable)),
      word(.image, ReaderRules.image, if: traits.contains(.image)),
      word(.searchField, ReaderRules.searchField, if: isSearch),
      word(.isEditing, ReaderRules.isEditing, if: isSearch && isEditing && !isTextEntry),
      expandedStatus(of: element),
    ].compactMap(\.self)
  }

  private func word(_ word: TraitWord, _ rule: AccessibilityRule, if applies: Bool) -> Decision? {
    applies ? Decision(rule, says: .trait(word)) : nil
  }

  private func link(_ traits: AccessibilityTraits) -> Decision? {
    guard traits.contains(.link) else { return nil }
    return settings.decision(to: .trait(.link), by: ReaderRules.link, as: .links)
  }

  private func button(_ traits: AccessibilityTraits, isTab: Bool) -> Decision? {
    guard traits.contains(.button) else { return nil }
    let muting: AccessibilityTraits = [.keyboardKey, .switchButton, .tabBarItem, .backButton]
    guard !isTab, traits.isDisjoint(with: muting) else { return Decision(ReaderRules.buttonMuted) }
    return Decision(ReaderRules.button, says: .trait(.button))
  }

  private func switchKind(_ traits: AccessibilityTraits) -> Decision? {
    guard traits.contains(.switchButton) else { return nil }
    return traits.contains(.button)
      ? Decision(ReaderRules.switchButton, says: .trait(.switchButton))
      : Decision(ReaderRules.toggle, says: .trait(.toggle))
  }

  /// Only where there is no text is it certain where the insertion point is.
  private func insertionPoint(of element: AccessibilityElement) -> Decision? {
    guard element.traits.isSuperset(of: [.textEntry, .isEditing]) else { return nil }
    guard element.value == nil || element.showsPrompt else { return nil }
    return Decision(ReaderRules.insertionPoint, says: .trait(.insertionPointAtStart))
  }

  /// The level of a heading is part of the word for it.
  private func heading(_ element: AccessibilityElement) -> Decision? {
    guard element.traits.contains(.header) else { return nil }
    guard let level = element.headingLevel else {
      return Decision(ReaderRules.heading, says: .trait(.heading))
    }
    return Decision(ReaderRules.headingLevel, says: .headingLevel(level))
  }

  private func switchState(of element: AccessibilityElement) -> Decision? {
    guard element.traits.contains(.switchButton), let value = element.audibleValue
    else { return nil }
    let states = ["0": TraitWord.off, "1": .on, "2": .mixed]
    return Decision(
      ReaderRules.switchState, says: states[value].map { .trait($0) } ?? .value(value))
  }

  private func expandedStatus(of element: AccessibilityElement) -> Decision? {
    element.expandedStatus.map { status in
      Decision(
        ReaderRules.expandedStatus, says: .trait(status == .expanded ? .expanded : .collapsed))
    }
  }

  private func textField(_ traits: AccessibilityTraits) -> TraitWord {
    traits.contains(.secureTextField) ? .secureTextField : .textField
  }
}
