package import EarshotTree

extension ScreenReader {
  /// Goes on at a screen whose source was changed, with what a person had set up and heard at the
  /// screen before; nothing is said before the first step.
  package init(reading source: any AccessibilitySource, after former: ScreenReader) {
    self.init(reading: source, settings: former.settings, log: former.log)
    if let setting = former.rotor.setting { rotor.turn(to: setting) }
  }

  /// Comes to a screen whose source was changed, goes to where somebody was, and says what is there.
  ///
  /// Of what the app asks for meanwhile, the cursor follows nothing; where the place is nowhere, the
  /// first element gets it.
  package mutating func screenReloaded(
    goingTo id: AccessibilityElement.ID?, isSame: Bool
  ) -> [Heard] {
    takeStep { reader in
      reader.source.settle()
      let happened = reader.changes.takeAll()
      if let place = reader.element(id) {
        let rule = isSame ? ReaderRules.reloaded : ReaderRules.reloadedGone
        reader.moveFocus(to: place, because: [rule])
      } else if let first = reader.source.firstElement() {
        reader.moveFocus(to: first, because: [ReaderRules.firstFocus])
      }
      for change in happened { reader.pass(on: change) }
      reader.rememberNeighbours()
    }
  }

  /// Where somebody who is here finds the way back to in a screen whose source was changed, and
  /// whether that is the same stop.
  package func wayBack(
    through matching: StopMatching, in source: any AccessibilitySource
  ) -> (id: AccessibilityElement.ID, isSame: Bool)? {
    guard let focus else { return nil }
    let around = [focus.element.id] + focus.neighbourhood.after + focus.neighbourhood.before
    for id in around {
      if let old = matching.former.firstIndex(where: { $0.id == id }),
        let (place, isSame) = matching.wayBack(to: old)
      {
        return (matching.current[place].id, isSame && id == focus.element.id)
      }
      if let element = source.element(id) { return (element.id, id == focus.element.id) }
    }
    return nil
  }
}
