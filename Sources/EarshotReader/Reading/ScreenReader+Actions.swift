package import EarshotTree

extension ScreenReader {
  /// Performs an action on the element under the cursor; what comes of it is heard afterwards.
  @discardableResult
  mutating func performAction(_ action: AccessibilityAction) -> AccessibilityActionOutcome {
    guard let cursor else { return .refused(.elementGone) }
    let outcome = source.perform(action, on: cursor)
    switch outcome {
    case .performed:
      rotor.action = .activate
      if action == .activate { beginTyping(at: cursor) }
    case .refused(let refusal): hear(.note(.nothingHappened(refusal)))
    }
    return outcome
  }

  mutating func act(_ name: String) throws(ReaderError) {
    guard let focus else { return }
    let named = actions(named: name)
    guard let first = named.first else {
      let offered = ActionChoice.offered(by: focus.element).map(\.name)
      throw .unknownAction(name, nearest: NameLookup(offered).nearest(to: name))
    }
    if named.count > 1 { hear(.note(.offeredSeveralTimes(named.count))) }
    performAction(first)
  }

  /// What somebody may mean who names an action of the element under the cursor, in order.
  package func actions(named name: String) -> [AccessibilityAction] {
    guard let focus else { return [] }
    let offered = ActionChoice.offered(by: focus.element)
    let matches = NameLookup(offered.map(\.name)).matches(name)
    guard matches.isEmpty else { return matches.map { offered[$0].action } }
    let meansActivation = !NameLookup([ActionChoice.nameOfActivation]).matches(name).isEmpty
    return meansActivation ? [.activate] : []
  }

  mutating func listActions() {
    guard let focus else { return }
    for choice in ActionChoice.offered(by: focus.element) { hear(.answer(choice.name)) }
  }
}
