import EarshotTree

extension ScreenReader {
  mutating func turnRotor(_ turn: ReaderCommand.RotorTurn) throws(ReaderError) {
    guard let focus else { return }
    let available = Rotor.available(for: focus.element)
    switch turn {
    case .current: break
    case .next: turnRotor(.forward, through: available)
    case .previous: turnRotor(.backward, through: available)
    case .named(let name):
      let named = try rotor(named: name)
      guard available.contains(named) else { return hear(.note(.rotorEmpty(named))) }
      rotor.turn(to: named)
    }
    sayRotor(at: focus.element)
  }

  /// Goes through what the rotor is set to, or adjusts the value.
  mutating func swipe(_ direction: Direction, adjusting adjustment: AccessibilityAction) {
    guard let focus else { return }
    switch rotor.setting {
    case nil: hear(.note(.rotorEmpty(nil)))
    case .actions: stepThroughActions(of: focus.element, direction)
    case .adjustValue: performAction(adjustment)
    }
  }

  private mutating func turnRotor(_ direction: Direction, through available: [Rotor]) {
    guard let setting = rotor.setting, let place = available.firstIndex(of: setting)
    else { return }
    rotor.turn(to: available[(place + direction.offset + available.count) % available.count])
  }

  private func rotor(named name: String) throws(ReaderError) -> Rotor {
    let lookup = NameLookup(Rotor.allCases.map(\.rawValue))
    guard let place = lookup.matches(name).first else {
      throw .unknownRotor(name, nearest: lookup.nearest(to: name))
    }
    return Rotor.allCases[place]
  }

  private mutating func sayRotor(at element: AccessibilityElement) {
    guard let setting = rotor.setting else { return hear(.note(.rotorEmpty(nil))) }
    let rule = setting == .actions ? ReaderRules.rotorActions : ReaderRules.rotorAdjustValue
    say(Utterance(.rotor, about: element, deciding: [Decision(rule, says: .rotorName(setting))]))
  }

  private mutating func stepThroughActions(
    of element: AccessibilityElement, _ direction: Direction
  ) {
    let offered = ActionChoice.offered(by: element)
    let destination = (offered.firstIndex(of: rotor.action) ?? 0) + direction.offset
    guard offered.indices.contains(destination) else { return hear(.sound(.boundary)) }
    rotor.action = offered[destination]
    let said = Decision(ReaderRules.rotorActivateFirst, says: rotor.action.segment)
    say(Utterance(.action, about: element, deciding: [said]))
  }
}
