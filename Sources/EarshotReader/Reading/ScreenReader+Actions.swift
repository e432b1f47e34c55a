import EarshotTree

extension ScreenReader {
  /// Performs an action on the element under the cursor; what comes of it is heard afterwards.
  mutating func performAction(_ action: AccessibilityAction) {
    guard let cursor else { return }
    switch source.perform(action, on: cursor) {
    case .performed:
      rotor.action = .activate
      if action == .activate { beginTyping(at: cursor) }
    case .refused(let refusal): hear(.note(.nothingHappened(refusal)))
    }
  }

  mutating func act(_ name: String) throws(ReaderError) {
    guard let focus else { return }
    let offered = ActionChoice.offered(by: focus.element)
    let lookup = NameLookup(offered.map(\.name))
    var matches = lookup.matches(name)
    if matches.isEmpty { matches = NameLookup([ActionChoice.nameOfActivation]).matches(name) }
    guard let first = matches.first else {
      throw .unknownAction(name, nearest: lookup.nearest(to: name))
    }
    if matches.count > 1 { hear(.note(.offeredSeveralTimes(matches.count))) }
    performAction(offered[first].action)
  }

  mutating func listActions() {
    guard let focus else { return }
    for choice in ActionChoice.offered(by: focus.element) { hear(.answer(choice.name)) }
  }
}
