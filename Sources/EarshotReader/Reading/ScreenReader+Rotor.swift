import EarshotTree

extension ScreenReader {
  mutating func turnRotor(_ turn: ReaderCommand.RotorTurn) throws(ReaderError) {
    guard let element = focus?.element else { return }
    switch turn {
    case .current: return sayRotor(at: element, listing: rotors(at: element))
    case .next: turnRotor(.forward, through: rotors(at: element))
    case .previous: turnRotor(.backward, through: rotors(at: element))
    case .named(let name):
      let named = try rotor(named: name, among: Rotor.offered(by: element))
      guard named.makesSense(at: element) else { return hear(.note(.rotorEmpty(named))) }
      rotor.turn(to: named)
    }
    sayRotor(at: element)
  }

  /// Goes through what the rotor is set to, or adjusts the value.
  mutating func swipe(_ direction: Direction, adjusting adjustment: AccessibilityAction) {
    guard let element = focus?.element else { return }
    switch rotor.setting {
    case nil: hear(.note(.rotorUnset))
    case .actions: stepThroughActions(of: element, direction)
    case .adjustValue: performAction(adjustment)
    case .audioGraph: stepThroughChart(of: element, direction)
    case .app(let name): stepThroughPlaces(ofRotor: name, from: element, direction)
    case .kind(let kind): step(to: kind, direction)
    case .moreContent: stepThroughFacts(of: element, direction)
    case .text(let unit): stepThroughText(of: element, by: unit, direction)
    case .headingLevel(let level): step(toHeadingOfLevel: level, direction)
    case .container(let kind): step(toStartOf: kind, direction)
    case .verticalNavigation: stepVertically(from: element, direction)
    case .speechRate: changeSpeechRate(direction)
    case .language: changeLanguage(direction)
    }
  }

  private mutating func turnRotor(_ direction: Direction, through offered: [Rotor]) {
    guard let first = offered.first, let last = offered.last else { return }
    guard let place = rotor.setting.flatMap(offered.firstIndex) else {
      return rotor.turn(to: direction == .forward ? first : last)
    }
    rotor.turn(to: offered[(place + direction.offset + offered.count) % offered.count])
  }

  /// A rotor of the app's own comes before one of the screen reader's that has the same name.
  private func rotor(named name: String, among offered: [Rotor]) throws(ReaderError) -> Rotor {
    for rotors in [offered, Rotor.fixed] {
      if let place = NameLookup(rotors.map(\.name)).matches(name).first { return rotors[place] }
    }
    let known = NameLookup((offered + Rotor.fixed).map(\.name) + ["next", "previous"])
    throw .unknownRotor(name, nearest: known.nearest(to: name))
  }

  /// Says the setting; where there is more to turn to, all of it is listed.
  private mutating func sayRotor(at element: AccessibilityElement, listing offered: [Rotor] = []) {
    if let setting = rotor.setting {
      let said = Decision(rule(for: setting), says: .rotorName(setting))
      say(Utterance(.rotor, about: element, deciding: [said]))
    } else {
      hear(.note(.rotorUnset))
    }
    guard offered.contains(where: { $0 != rotor.setting }) else { return }
    for rotor in offered {
      hear(
        .answer(
          Vocabulary.forLanguage(settings.language?.tag ?? settings.defaultLanguage).name(of: rotor)
        ))
    }
  }

  private func rule(for setting: Rotor) -> AccessibilityRule {
    switch setting {
    case .actions: ReaderRules.rotorActions
    case .adjustValue: ReaderRules.rotorAdjustValue
    case .audioGraph: ReaderRules.rotorAudioGraph
    case .app: ReaderRules.rotorOfApp
    case .kind: ReaderRules.rotorKinds
    case .moreContent: ReaderRules.rotorMoreContent
    case .text: ReaderRules.rotorTextOfElement
    case .headingLevel: ReaderRules.rotorHeadingLevel
    case .container: ReaderRules.rotorContainer
    case .verticalNavigation: ReaderRules.rotorVertical
    case .speechRate: ReaderRules.rotorSpeechRate
    case .language: ReaderRules.rotorLanguage
    }
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
