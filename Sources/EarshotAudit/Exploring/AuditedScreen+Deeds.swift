import EarshotTree

extension AuditedScreen {
  /// Everything that somebody who listens can do here, in reading order.
  var deeds: [AuditDeed] {
    guard !elements.isEmpty else { return [.escape] }
    var surroundings: Set<[AccessibilityElement.ID]> = []
    return elements.flatMap { element -> [AuditDeed] in
      let isFirstHere = surroundings.insert(element.containers.map(\.id)).inserted
      return element.actions(isFirstHere: isFirstHere).map { .perform($0, on: element.id) }
    }
  }

  /// What takes a finger.
  var fingerDeeds: [AuditDeed] {
    fingerTouches.map { .touch($0.touch, on: $0.part.id) }
  }
}

extension AuditedElement {
  /// What is entered into fields.
  static let sampleText = "Hi"

  /// What a person can do with the element.
  ///
  /// What is asked of everything around it, too, is asked from the first element of its
  /// surroundings, and from those that answer themselves.
  fileprivate func actions(isFirstHere: Bool) -> [AccessibilityAction] {
    var actions = [AccessibilityAction.activate]
    if mayAnswer(.touchAndHold) || mayAnswer(.menu) { actions.append(.touchAndHold) }
    actions += element.customActions.map { .custom($0) }
    if element.traits.contains(.adjustable) || answers(.adjustment) {
      actions += [.increment, .decrement]
    }
    if takesText { actions += entries.map { .setText($0) } }
    if isFirstHere || answers(.escape) { actions.append(.escape) }
    if isFirstHere || answers(.magicTap) { actions.append(.magicTap) }
    if isFirstHere || answers(.scroll) {
      actions += AccessibilityScrollDirection.allCases.map { .scroll($0) }
    }
    return actions
  }

  private var takesText: Bool {
    !element.traits.isDisjoint(with: [.textEntry, .searchField]) || answers(.textEntry)
  }

  /// A sample, nothing, and what is there with the return key behind it.
  private var entries: [String] {
    let held = element.showsPrompt ? "" : element.value ?? ""
    let texts = [Self.sampleText, ""].filter { $0 != held }
    let isOneLine = element.traits.isDisjoint(with: [.textArea, .secureTextField])
    return isOneLine ? texts + [held + "\n"] : texts
  }

  private func answers(_ response: AccessibilityResponses) -> Bool {
    responses?.contains(response) == true
  }

  private func mayAnswer(_ response: AccessibilityResponses) -> Bool {
    responses?.contains(response) != false
  }
}
